import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { todayInIndia } from "../../../../admin/form/today";
import type { LedgerEntry, OrderLedger, Session } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { detailOf, pieceOf } from "../../../../testing/orderDetail";
import { sampleOf } from "../../../../testing/sample";
import { answer, hold, refuse } from "../../../../testing/server";

const ENTRIES = "/admin/payments/order-ledgers/{order}/entries";
const ledger: OrderLedger = { ...sampleOf("admin_ledger_view"), takesPayments: true, balancePaise: 50_050 };

beforeEach(() => {
  be(owner);
  answer("get", "/admin/orders/{id}", detailOf([pieceOf(1)]));
  answer("get", "/admin/orders/team", []);
  answer("get", "/catalogue/products", []);
  answer("get", "/garments/types", []);
  answer("get", "/garments/choices", []);
  answer("get", "/admin/payments/order-ledgers/{order}", ledger);
});

const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("more than the balance, or a day before the order, is asked about first", async () => {
  const sent = hold("post", ENTRIES, () => ledger);
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: "Other amount" }));
  enter("Amount in rupees", "900");
  enter("Date", "2020-01-01");
  fireEvent.click(screen.getByRole("button", { name: "Record UPI" }));
  screen.getByText("₹399.50 more than the balance. Wed 1 January is before the order was placed. Record it?");
  fireEvent.click(screen.getByRole("button", { name: "Change" }));
  enter("Date", todayInIndia());
  fireEvent.click(screen.getByRole("button", { name: "Record UPI" }));
  fireEvent.click(screen.getByRole("button", { name: "Record ₹900" }));
  await sent.came(1);
  expect(sent.bodies).toEqual([{ method: "upi", amountPaise: 90_000 }]);
});

test("cash that is recorded after the drawer was closed is pointed out", async () => {
  const closing = { countedPaise: 0, differencePaise: 0, at: "2026-10-09T13:35:00Z" };
  answer("get", "/admin/payments/cash-drawers/{day}", { ...sampleOf("admin_cash_drawer_view"), closing });
  await openScreen("/admin/orders/1001");
  await screen.findByText("Today's cash drawer is closed. Cash recorded now changes what should be in it.");
});

test("a payment is reversed only by a member who may", async () => {
  be({ user: { ...owner.user, id: 5, role: "staff", staffRole: "counter" } } as Session);
  const entry = (id: number, reversible: boolean): LedgerEntry => ({ id, method: "cash", amountPaise: id * 100, day: "2026-11-20", at: "2026-11-20T06:30:00Z", state: "counts", reversible });
  answer("get", "/admin/payments/order-ledgers/{order}", { ...ledger, entries: [entry(7, true), entry(8, false)] });
  const reversals = hold("post", `${ENTRIES}/{entry}/reverse`, () => ledger);
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: /^Reverse/ }));
  fireEvent.click(screen.getByRole("button", { name: "Reverse" }));
  await reversals.came(1);
});

test("a refused date of a payment is explained at its field", async () => {
  const message = "Choose a day after the order was placed.";
  const fields = [{ field: "day", code: "invalid", message }];
  refuse("post", ENTRIES, () => Response.json({ code: "request.invalid_body", message: "Check it.", fields }, { status: 422 }));
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: /^(Other amount|Record a payment)$/ }));
  fireEvent.change(screen.getByLabelText("Amount in rupees"), { target: { value: "450" } });
  enter("Date", "2020-01-01");
  fireEvent.click(screen.getByRole("button", { name: "Record cash" }));
  fireEvent.click(screen.getByRole("button", { name: "Record ₹450" }));
  await waitFor(() => expect(screen.getByLabelText("Date").getAttribute("aria-invalid")).toBe("true"), { timeout: 2000 });
  const day = screen.getByLabelText("Date");
  expect(document.getElementById(day.getAttribute("aria-describedby") ?? "")?.textContent).toContain(message);
});
