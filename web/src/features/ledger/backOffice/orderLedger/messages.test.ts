import { expect, test } from "vitest";
import { rupees } from "../../../../format/money";
import type { LedgerEntry, OrderLedger } from "../../../../api/schema";
import { balancesOf, balanceText, dayText, lookAgainMs } from "./messages";

test("the balance says what to collect", () => {
  expect(balanceText(75_000, rupees)).toBe("₹750 to collect");
  expect(balanceText(0, rupees)).toBe("All paid");
  expect(balanceText(-5_050, rupees)).toBe("₹50.50 too much");
});

test("each entry leaves a balance, and what does not count changes none", () => {
  const entry = (amountPaise: number, state: LedgerEntry["state"] = "counts"): LedgerEntry => ({ method: "cash", amountPaise, day: "2026-06-09", at: "2026-06-09T06:00:00Z", state, reversible: false });
  expect(balancesOf([entry(150_000), entry(30_000, "test"), entry(20_000, "reversed"), entry(-20_000, "reversal"), entry(445_000)], 595_000)).toEqual([445_000, 445_000, 425_000, 445_000, 0]);
  expect(balancesOf([entry(100)], undefined)).toEqual([undefined]);
});

test("a day is written with its weekday", () => {
  expect(dayText("2026-06-09")).toBe("Tue 9 June");
});

test("a pending invoice is polled sooner", () => {
  const ledger: OrderLedger = { orderId: 1, paidPaise: 0, entries: [], papers: [], takesPayments: true, invoiced: false };
  expect(lookAgainMs({ ...ledger, invoiceWaits: "moment" })).toBeLessThan(lookAgainMs({ ...ledger, invoiceWaits: "price" }));
  expect(lookAgainMs(ledger)).toBe(lookAgainMs(undefined));
});
