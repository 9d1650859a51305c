import { expect, it } from "vitest";
import type { Transaction, PaymentDetail } from "../../../../api/schema";
import { aboutOf, consequences, differenceOf, matchChoices, methodOf, placeOf, standingOf } from "./messages";

const transaction = (changes: Partial<Transaction>): Transaction => ({
  key: "online-1",
  what: "online",
  at: "2026-08-01T06:00:00Z",
  kind: "course",
  reference: "1",
  title: "Blouse basics",
  customerId: 7,
  amountPaise: 89_900,
  returnedPaise: 0,
  state: "settled",
  test: false,
  ...changes,
});

it("describes a transaction", () => {
  expect(aboutOf(transaction({}))).toBe("Blouse basics");
  expect(aboutOf(transaction({ kind: "advance", title: "HM-1051", orderPayment: "advance" }))).toBe("Advance, HM-1051");
  expect(aboutOf(transaction({ kind: "advance", title: "HM-1051" }))).toBe("Order, HM-1051");
  expect(aboutOf(transaction({ kind: "advance", title: "HM-1040", what: "counter", orderPayment: "full" }))).toBe(
    "Full payment, HM-1040",
  );
  expect(aboutOf(transaction({ kind: "advance", title: "HM-1040", what: "counter", orderPayment: "balance", note: "Balance" }))).toBe(
    "Balance payment, HM-1040",
  );
  expect(aboutOf(transaction({ kind: "advance", title: "HM-1039", what: "counter", note: "for lace" }))).toBe(
    "At the counter, HM-1039: for lace",
  );
  expect(aboutOf(transaction({ what: "refund", note: "cloth not cut" }))).toBe("Refund, Blouse basics: cloth not cut");
});

it("says the payment method and the state", () => {
  expect(methodOf(transaction({ method: "upi" }))).toBe("UPI");
  expect(methodOf(transaction({ what: "counter", method: "cash", by: "Selvi" }))).toBe("cash, by Selvi");
  expect(methodOf(transaction({ method: "paylater" }))).toBe("paylater");
  expect(standingOf(transaction({ returnedPaise: 5_000 }))).toBe("₹50 refunded");
  expect(standingOf(transaction({ what: "refund", state: "pending" }))).toBe("pending");
});

it("links to the payment or to the counter sale", () => {
  expect(placeOf(transaction({ paymentId: 12 }))).toBe("/admin/payments/12");
  const sold = transaction({ what: "counter", customerId: 7, reference: "3" });
  expect(placeOf(sold)).toBe("/admin/courses/enrolments/7/3");
  expect(placeOf({ ...sold, kind: "advance", reference: "48" })).toBe("/admin/orders/48");
});

it("lists the consequences of a refund", () => {
  const detail = { state: "settled", amountPaise: 10_000, returnedPaise: 4_000, title: "Blouse basics", order: { kind: "course" } };
  expect(consequences(detail as PaymentDetail, 5_000, true)).toContain("The customer keeps the purchase.");
  expect(consequences(detail as PaymentDetail, 6_000, true)).toContain("The customer loses access to Blouse basics.");
});

it("offers the open orders and courses that a payment can be matched to", () => {
  const orders = [
    { id: 1, number: "HM-1", serviceName: "Blouse", status: "Order Placed" as const },
    { id: 4, number: "HM-4", serviceName: "Saree", status: "Pending" as const },
    { id: 2, number: "HM-2", serviceName: "Lehenga", status: "Cancelled" as const },
  ];
  const courses = [{ id: 3, serviceName: "Hems" }];
  expect(matchChoices(orders, courses, true)).toEqual([
    { label: "Orders", choices: [{ value: "advance 1", name: "HM-1, Blouse" }] },
    { label: "Courses", choices: [{ value: "course 3", name: "Hems" }] },
  ]);
  expect(matchChoices([], courses, false)).toEqual([]);
});

it("a difference of amounts is explained", () => {
  expect(differenceOf({ paise: 4_720, reason: "fee" })).toContain("fee of ₹47.20");
  expect(differenceOf({ paise: -20_000, reason: "offer" })).toContain("reduced the amount by ₹200");
});
