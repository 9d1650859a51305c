import { expect, test } from "vitest";
import { rupees } from "../../../../format/money";
import type { OrderLedger } from "../../../../api/schema";
import { balanceText, dayText, lookAgainMs } from "./messages";

test("the balance says what to collect", () => {
  expect(balanceText(75_000, rupees)).toBe("₹750 to collect");
  expect(balanceText(0, rupees)).toBe("All paid");
  expect(balanceText(-5_050, rupees)).toBe("₹50.50 too much");
});

test("a day is written with its weekday", () => {
  expect(dayText("2026-06-09")).toBe("Tue 9 June");
});

test("a pending invoice is polled sooner", () => {
  const ledger: OrderLedger = { orderId: 1, paidPaise: 0, entries: [], papers: [], invoiced: false };
  expect(lookAgainMs({ ...ledger, invoiceWaits: "moment" })).toBeLessThan(lookAgainMs({ ...ledger, invoiceWaits: "price" }));
  expect(lookAgainMs(ledger)).toBe(lookAgainMs(undefined));
});
