import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CustomerRow, PaymentDetail, PaymentDispute, RefundDetail } from "../../../../api/schema";
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
afterEach(() => {
  vi.restoreAllMocks();
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

const course: PaymentDetail = {
  ...payment,
  state: "settled",
  title: "Princess cut, full course",
  order: { ...payment.order, kind: "course" },
  providerPaymentId: "pay_1",
  amountPaise: 134_910,
  returnedPaise: 50_000,
  refundablePaise: 84_910,
};
const requested: RefundDetail = { ...failed, state: "requested", mayRetry: false };
const main = () => within(screen.getByRole("main"));
const refundsShown = () => within(screen.getByRole("list", { name: "Refunds" })).getAllByRole("listitem");
const refundDialog = async () => {
  fireEvent.click(await main().findByRole("button", { name: "Refund" }));
  return within(await screen.findByRole("dialog", { name: "Refund" }));
};

test("a refund needs an amount and a reason, and says that the rest of it ends the course", async () => {
  const sent = hold("post", "/admin/payments/received/{id}/refunds", () => course);
  await open(course);
  await main().findByText("₹500 refunded");
  const dialog = await refundDialog();
  const amount = dialog.getByLabelText<HTMLInputElement>("Amount in rupees");
  const reason = dialog.getByLabelText<HTMLTextAreaElement>("Reason");
  expect(amount.value).toBe("");
  fireEvent.click(dialog.getByRole("button", { name: "Refund" }));
  dialog.getByText("Enter an amount like 450 or 1,250.50.");
  expect(document.activeElement).toBe(amount);
  fireEvent.change(amount, { target: { value: "900" } });
  dialog.getByText("At most ₹849.10 of this payment can be refunded.");
  fireEvent.change(amount, { target: { value: "500" } });
  dialog.getByText("The customer keeps the purchase.");
  fireEvent.click(dialog.getByRole("button", { name: "Remaining amount: ₹849.10" }));
  dialog.getByText("The customer loses access to Princess cut, full course.");
  fireEvent.click(dialog.getByRole("button", { name: "Refund ₹849.10" }));
  dialog.getByText("Enter a reason.");
  expect(document.activeElement).toBe(reason);
  expect(sent.bodies).toEqual([]);
  fireEvent.change(reason, { target: { value: " The video did not play " } });
  fireEvent.click(dialog.getByRole("button", { name: "Refund ₹849.10" }));
  await sent.came(1);
  expect(sent.bodies).toEqual([{ amountPaise: 84_910, reason: "The video did not play" }]);
  answer("get", "/admin/payments/received/{id}", { ...course, refundablePaise: 0, refunds: [requested] });
  await sent.release();
  await screen.findByText("Refund of ₹849.10 started");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(refundsShown()[0]?.textContent).toContain("Requested");
  expect(main().queryByRole("button", { name: "Refund" })).toBeNull();
});

test("Escape closes the dialog of a refund in which nothing was typed", async () => {
  await open(course);
  await refundDialog();
  fireEvent(screen.getByRole("dialog", { name: "Refund" }), new Event("cancel", { cancelable: true }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a requested refund is asked about until it is done", async () => {
  const every = vi.spyOn(globalThis, "setInterval");
  const asking = () => every.mock.calls.filter(([, ms]) => ms === 2_000).map(([ask]) => ask as () => void);
  await open({ ...course, refunds: [requested] });
  await waitFor(() => expect(main().getByText("Requested")).toBeTruthy());
  await waitFor(() => expect(asking()).not.toEqual([]));
  const done = { ...requested, state: "processed" as const, doneAt: "2026-11-20T06:31:00Z" };
  answer("get", "/admin/payments/received/{id}", { ...course, returnedPaise: 80_000, refunds: [done] });
  const [ask] = asking();
  ask?.();
  await main().findByText("₹800 refunded");
  expect(refundsShown()[0]?.textContent).toContain("Refunded");
});

test("a payment that went back as a whole is refunded, and takes no more refunds", async () => {
  const there: RefundDetail = { ...requested, state: "processed", reason: "Made at the payment provider" };
  await open({ ...course, state: "refunded", returnedPaise: 134_910, refundablePaise: 0, refunds: [there] });
  await waitFor(() => expect(main().getAllByText("Refunded")).toHaveLength(2));
  expect(refundsShown()[0]?.textContent).toContain("Made at the payment provider");
  expect(main().queryByRole("button", { name: "Refund" })).toBeNull();
});

test("each failed refund says why, and only the last one can be sent again", async () => {
  const failure = "There is too little money in your account at the payment provider.";
  const short = { ...failed, mayRetry: false, failure };
  await open({ ...course, refunds: [short, { ...failed, id: 9, failure: "The bank sent it back." }] });
  await main().findAllByText("Failed");
  expect(refundsShown().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^₹300Failed.*There is too little money in your account at the payment provider\.$/),
    expect.stringMatching(/^₹300Failed.*The bank sent it back\.Try again$/),
  ]);
});

const disputed = (status: PaymentDispute["status"], paymentId = "pay_1"): PaymentDispute => ({
  id: `disp_${status}`,
  paymentId,
  purchase: 4,
  amountPaise: 134_910,
  reason: "goods_not_received",
  status,
  at: "2026-11-20T06:30:00Z",
  respondBy: "2026-11-27T06:30:00Z",
  test: false,
});

test.each([
  ["open", "Response needed", "under Disputes, by 27 Nov 2026.", true],
  ["under_review", "Under review", "Nothing to do until the bank decides.", true],
  ["won", "Won", "you keep the money.", false],
  ["lost", "Lost", "The bank returned the money to the customer.", true],
  ["closed", "Closed", "Closed without a decision.", false],
] as const)("a payment names its dispute, and a refund warns where it may pay twice: %s", async (status, badge, text, warns) => {
  answer("get", "/admin/payments/disputes", [disputed(status), disputed("open", "pay_of_another")]);
  await open(course);
  await main().findByRole("heading", { name: "Disputes", level: 2 });
  const [dispute, ...others] = within(screen.getByRole("list", { name: "Disputes" })).getAllByRole("listitem");
  expect(others).toEqual([]);
  const reason = "The bank's reason: Goods not received";
  for (const shown of [badge, text, reason]) expect(dispute?.textContent).toContain(shown);
  const dialog = await refundDialog();
  dialog.getByRole("list", { name: "What happens" });
  expect(dialog.queryByText(/may pay it twice\.$/) !== null).toBe(warns);
});
