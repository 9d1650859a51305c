import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { LedgerEntry, OrderLedger } from "../../../../api/schema";
import { detailOf, pieceOf } from "../../../../testing/orderDetail";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { sampleOf } from "../../../../testing/sample";
import { answer, hold } from "../../../../testing/server";

const entry = (state: LedgerEntry["state"]): LedgerEntry => ({ id: 7, method: "cash", amountPaise: 50_000, day: "2026-11-20", at: "2026-11-20T06:30:00Z", state, reversible: true });

const ledgerWith = (state: LedgerEntry["state"]): OrderLedger => ({ ...sampleOf("admin_ledger_view"), takesPayments: false, paidPaise: 50_000, entries: [entry(state)], papers: [] });

beforeEach(() => {
  be(owner);
  answer("get", "/admin/orders/{id}", detailOf([pieceOf(1)]));
  answer("get", "/admin/orders/team", []);
  answer("get", "/catalogue/products", []);
  answer("get", "/garments/types", []);
  answer("get", "/garments/choices", []);
  answer("get", "/admin/payments/order-ledgers/{order}", ledgerWith("to_decide"));
});

test("a counter payment of a cancelled order is closed without a refund, which is undone", async () => {
  const retains = hold("put", "/admin/payments/order-ledgers/{order}/entries/{entry}/retention", () => ledgerWith("retained"));
  await openScreen("/admin/orders/1001");
  await screen.findByText("The order is cancelled. Refund it?");
  fireEvent.click(screen.getByRole("button", { name: /^Close without a refund/ }));
  await retains.came(1);
  answer("get", "/admin/payments/order-ledgers/{order}", ledgerWith("retained"));
  await retains.release();
  await screen.findByText("The order is cancelled. Closed without a refund");
  expect(screen.queryByRole("button", { name: /^Record refund/ })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: /^Undo/ }));
  await retains.came(2);
  await retains.release(1);
  expect(retains.bodies).toEqual([{ retained: true }, { retained: false }]);
});

test("its refund at the counter is recorded once it was confirmed", async () => {
  const reversals = hold("post", "/admin/payments/order-ledgers/{order}/entries/{entry}/reverse", () => ledgerWith("returned"));
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: /^Record refund/ }));
  expect(reversals.bodies).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Record refund" }));
  await reversals.came(1);
  answer("get", "/admin/payments/order-ledgers/{order}", ledgerWith("returned"));
  await reversals.release();
  await screen.findByText("Refunded");
  expect(reversals.bodies).toEqual([{ returned: true }]);
});
