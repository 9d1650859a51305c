import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { CustomerRow, PaymentDetail, RefundDetail } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { sampleOf } from "../../../../testing/sample";
import { answer, hold } from "../../../../testing/server";

const { retained: _retained, ...sample } = sampleOf("admin_payment_view");
const failed: RefundDetail = { id: 8, amountPaise: 30_000, state: "failed", reason: "Own cloth", requestedAt: "2026-11-20T06:30:00Z", mayRetry: true };
const payment: PaymentDetail = { ...sample, id: 5, customer: "Asha Raman", state: "refund_due", toDecide: false, refunds: [] };

beforeEach(() => {
  be(owner);
  answer("get", "/admin/payments/disputes", []);
});

const open = async (detail: PaymentDetail) => {
  answer("get", "/admin/payments/received/{id}", detail);
  await openScreen("/admin/payments/5");
};

test("a failed refund is sent again only after a question with the amount and the customer", async () => {
  const sent = hold("post", "/admin/payments/refunds/{id}/retry", () => payment);
  await open({ ...payment, refunds: [failed] });
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  const question = within(screen.getByRole("dialog", { name: "Send the refund again?" }));
  expect(question.getByText(/^₹300 goes back to Asha Raman\./)).toBeTruthy();
  expect(sent.bodies).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: "Refund ₹300" }));
  await sent.came(1);
  await sent.release();
});

test("a reopened payment can be closed again with its reason", async () => {
  const reopened = hold("delete", "/admin/payments/received/{id}/retention", () => payment);
  const closed = hold("put", "/admin/payments/received/{id}/retention", () => payment);
  await open({ ...payment, retained: { reason: "Settled in cash", by: "Selvi", at: "2026-11-21T06:30:00Z" } });
  fireEvent.click(await screen.findByRole("button", { name: "Reopen" }));
  await reopened.came(1);
  await reopened.release();
  const notice = (await screen.findByText("Payment reopened")).closest("div") as HTMLElement;
  fireEvent.click(within(notice).getByRole("button", { name: "Undo" }));
  await closed.came(1);
  expect(closed.bodies).toEqual([{ reason: "Settled in cash" }]);
  await closed.release();
});

test("Escape asks before it drops the typed reason of a refund", async () => {
  await open({ ...payment, refundablePaise: 50_000 });
  fireEvent.click(await screen.findByRole("button", { name: "Refund" }));
  const dialog = await screen.findByRole("dialog", { name: "Refund" });
  fireEvent.change(within(dialog).getByLabelText("Reason"), { target: { value: "Own cloth" } });
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Continue editing" }));
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("Own cloth");
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("closing the match of a payment asks before it drops the chosen customer", async () => {
  const asha: CustomerRow = { id: 9, name: "Asha Raman", walkIn: false, blocked: false, createdAt: "2026-11-20T06:30:00Z" };
  answer("get", "/admin/payments/unmatched", [{ providerPaymentId: "pay_1", amountPaise: 50_000, at: "2026-11-20T06:30:00Z", canSettle: false }]);
  answer("get", "/admin/customers", { ...sampleOf("admin_customer_list"), items: [asha] });
  await openScreen("/admin/payments");
  fireEvent.click(await screen.findByRole("button", { name: "Match to a customer" }));
  const dialog = within(screen.getByRole("dialog", { name: "Match payment" }));
  fireEvent.change(dialog.getByLabelText("Customer"), { target: { value: "Asha" } });
  fireEvent.click(await dialog.findByRole("button", { name: /^Asha Raman/ }));
  fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  fireEvent.click(dialog.getByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
