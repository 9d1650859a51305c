import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { ReceiptLine } from "../../api/schema";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer } from "../../testing/server";

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
