import { expect, test } from "vitest";
import { paidFor } from "./orderPayments";

test("an order's payment is named after its type, where it is known", () => {
  expect(paidFor({ orderPayment: "balance", title: "HM-1051" })).toBe("Balance payment, HM-1051");
  expect(paidFor({ title: "HM-1051" })).toBe("Order, HM-1051");
});
