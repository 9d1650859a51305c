import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { ReceiptLine } from "../../api/schema";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold } from "../../testing/server";

const invoice: ReceiptLine = {
  id: 8,
  number: "HM/26-27/000008",
  kind: "tax_invoice",
  day: "2026-11-20",
  title: "Princess cut",
  amountPaise: 149_900,
  itemKind: "course",
  itemReference: "1",
  test: false,
};
const reversal = { kind: "credit_note", original: invoice.number } as const;
const note: ReceiptLine = { ...invoice, ...reversal, id: 9, number: "HM/26-27/C00001" };

const main = () => within(screen.getByRole("main"));

beforeEach(() => be(customer));

test("the account lists each receipt with its file, and what went back as negative", async () => {
  answer("get", "/payments/receipts", [note, invoice]);
  await openScreen("/account");
  const region = within(await main().findByRole("region", { name: "Receipts" }));
  await region.findByRole("link", { name: "Tax invoice HM/26-27/000008" });
  const lines = region.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    "Princess cutCredit note HM/26-27/C0000120 Nov 2026−₹1,499.00",
    "Princess cutTax invoice HM/26-27/00000820 Nov 2026₹1,499.00",
  ]);
  const links = region.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/api/payments/receipts/9.pdf", "/api/payments/receipts/8.pdf"]);
});

test("a course has the receipts of its own purchase", async () => {
  const [enrolment] = sampleOf("enrolment_list");
  answer("get", "/me/courses", [{ ...enrolment!, courseId: 1, state: "active" }]);
  answer("get", "/payments/receipts", [invoice, { ...invoice, id: 10, number: "HM/26-27/000010", itemReference: "2" }]);
  await openScreen("/profile");
  const list = within(await main().findByRole("list", { name: "Receipts" }));
  expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Tax invoice HM/26-27/000008"]);
});

test("a buyer whose State is needed for the invoice is asked before the payment", async () => {
  const fields = [{ field: "state", code: "missing", message: "x" }];
  const needed = () => Response.json({ code: "payments.state_needed", message: "x", fields }, { status: 422 });
  answer("get", "/content/shop", { ...sampleOf("shop_view"), onlinePayment: "live" });
  answer("get", "/me/courses", []);
  answer("get", "/payments/states", [{ code: "29", name: "Karnataka" }]);
  const begun = { ...sampleOf("payment_order_view"), kind: "course", reference: "1", state: "fulfilled" as const };
  let isAsked = false;
  const orders = hold("post", "/payments/orders", () => (isAsked ? { outcome: "free" as const, order: begun } : needed()));
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  fireEvent.click(main().getAllByRole("button", { name: "Enroll Now" })[0] as HTMLElement);
  const step = within(await screen.findByRole("dialog", { name: "Check and pay" }));
  fireEvent.click(step.getByRole("button", { name: /^Pay ₹/ }));
  await orders.came(1);
  await orders.release();
  const asked = within(await screen.findByRole("dialog", { name: "Which State are you in?" }));
  await asked.findByRole("option", { name: "Karnataka" });
  fireEvent.click(asked.getByRole("button", { name: "Continue to payment" }));
  asked.getByText("Please choose your State.");
  expect(orders.bodies).toHaveLength(1);
  fireEvent.change(asked.getByLabelText("Your State"), { target: { value: "29" } });
  isAsked = true;
  fireEvent.click(asked.getByRole("button", { name: "Continue to payment" }));
  await orders.came(2);
  expect(orders.bodies[1]).toEqual({ kind: "course", reference: "1", state: "29" });
  await orders.release(1);
  await screen.findByRole("dialog", { name: "Enrollment saved." });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Which State are you in?" })).toBeNull());
});

test("an order shows the customer its invoice, the credit note and what was refunded of its advance", async () => {
  const [order] = sampleOf("order_list");
  answer("get", "/content/shop", { ...sampleOf("shop_view"), onlinePayment: "live" });
  answer("get", "/me/orders", [{ ...order!, advanceReturnedPaise: 10_000 }]);
  answer("get", "/me/appointments", []);
  answer("get", "/me/orders/{id}/money", { ...sampleOf("order_money_view"), payments: [], documents: [invoice, note] });
  await openScreen("/myorders");
  const article = within(await main().findByRole("article"));
  article.getByText("Refunded ₹100. Banks take 5 to 7 working days to show it.");
  await article.findByRole("link", { name: "Tax invoice HM/26-27/000008" });
  article.getByRole("link", { name: "Credit note HM/26-27/C00001" });
});
