import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { LedgerEntry, OrderLedger, ReceiptLine } from "../../../../api/schema";
import { detailOf, pieceOf } from "../../../../testing/orderDetail";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer } from "../../../../testing/server";

const ledger: OrderLedger = {
  orderId: 1001,
  pricePaise: 840_000,
  paidPaise: 840_000,
  takesPayments: false,
  entries: [],
  papers: [],
  invoiced: false,
};
const invoice: ReceiptLine = {
  id: 8,
  number: "HM/26-27/000008",
  kind: "tax_invoice",
  day: "2026-11-20",
  title: "Blouse, order HM-1001",
  amountPaise: 840_000,
  itemKind: "advance",
  itemReference: "1001",
  test: false,
};
const reversal = { kind: "credit_note", original: invoice.number } as const;
const note: ReceiptLine = { ...invoice, ...reversal, id: 9, number: "HM/26-27/C00001" };
const FIXED = "The invoice of this order says this price. Take its delivery back first.";

async function papers(): Promise<HTMLElement[]> {
  const list = await screen.findByRole("list", { name: "Tax documents of the order" });
  return within(list).getAllByRole("listitem");
}

const open = (detail: OrderLedger) => {
  answer("get", "/admin/payments/order-ledgers/{order}", detail);
  return openScreen("/admin/orders/1001");
};

beforeEach(() => {
  be(owner);
  answer("get", "/admin/orders/{id}", detailOf([pieceOf(1)], { status: "Delivered" }));
  answer("get", "/admin/orders/team", []);
  answer("get", "/catalogue/products", []);
  answer("get", "/garments/types", []);
  answer("get", "/garments/choices", []);
});

test("a delivered order says that its invoice comes once the delivery cannot be undone", async () => {
  await open({ ...ledger, invoiceWaits: "moment" });
  await screen.findByText("The invoice is created in a moment, once the delivery can no longer be undone.");
  expect(screen.queryByText(FIXED)).toBeNull();
});

test("an invoice is listed with its file, and fixes the price", async () => {
  await open({ ...ledger, papers: [invoice], invoiced: true });
  const [line, ...others] = await papers();
  expect(others).toEqual([]);
  expect(line?.textContent).toBe("Tax invoice₹8,400Fri 20 NovemberHM/26-27/000008");
  const file = within(line as HTMLElement).getByRole("link", { name: invoice.number });
  expect(file.getAttribute("href")).toBe("/api/admin/payments/receipts/8.pdf");
  screen.getByText(FIXED);
});

test("a credit note names the invoice that it reverses, and the price can change again", async () => {
  await open({ ...ledger, papers: [invoice, note] });
  const lines = await papers();
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "Tax invoice₹8,400Fri 20 NovemberHM/26-27/000008",
    "Credit note−₹8,400Fri 20 November. Reverses HM/26-27/000008HM/26-27/C00001",
  ]);
  expect(screen.queryByText(FIXED)).toBeNull();
});

test("a refund of an online payment is a transaction of its order", async () => {
  const paid: LedgerEntry = {
    method: "online",
    amountPaise: 50_000,
    day: "2026-11-20",
    at: "2026-11-20T06:30:00Z",
    state: "counts",
    paymentId: 5,
    reversible: false,
  };
  const back: LedgerEntry = { ...paid, amountPaise: -10_000, state: "given_back", note: "Own cloth" };
  await open({ ...ledger, balancePaise: 800_000, paidPaise: 40_000, entries: [paid, back] });
  const table = within(await screen.findByRole("table", { name: "Transactions" }));
  const [, first, second] = table.getAllByRole("row");
  const link = within(first as HTMLElement).getByRole("link", { name: "Paid online" });
  expect(link.getAttribute("href")).toBe("/admin/payments/5");
  for (const shown of ["Refunded", "−₹100", "Own cloth"]) within(second as HTMLElement).getByText(shown);
});
