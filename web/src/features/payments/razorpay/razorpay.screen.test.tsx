import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PaymentOrder } from "../../../api/schema";
import { be, customer, openScreen } from "../../../testing/openScreen";
import { sampleOf } from "../../../testing/sample";
import { answer, hold, problem, refuse, server } from "../../../testing/server";
import { forgetUnderWay, underWay } from "../checkout/underWay";
import { currentCheckout } from "../public/checkout";
import { loadScript } from "./script";
import type { RazorpayFailure, RazorpayOptions } from "./types";

vi.mock("./script", () => ({ loadScript: vi.fn() }));

const CONFIRM = "/payments/orders/{id}/confirm";
const PROOF = { razorpay_payment_id: "pay_1", razorpay_signature: "signed" };

/** The provider's dialogs, as the page opened them. */
const opened: FakeCheckout[] = [];

class FakeCheckout {
  fail: (failure: RazorpayFailure) => void = () => undefined;
  constructor(readonly options: RazorpayOptions) {}
  on(_event: "payment.failed", listener: (failure: RazorpayFailure) => void): void {
    this.fail = listener;
  }
  open(): void {
    opened.push(this);
  }
  close(): void {
    this.options.modal.ondismiss = () => undefined;
  }
}

const order: PaymentOrder = {
  ...sampleOf("payment_order_view"),
  id: 5,
  kind: "course",
  reference: "1",
  state: "awaiting_payment",
  amountPaise: 149_900,
};
const checkout = {
  provider: "razorpay",
  providerOrderId: "order_1",
  amountPaise: 149_900,
  currency: "INR",
  description: "Payment for Princess cut",
  keyId: "rzp_test_1",
  scriptUrl: "https://checkout.example/v1/checkout.js",
  window: { businessName: "Hem", themeColour: "#B5105B", callbackPath: "/api/payments/callbacks/razorpay" },
};
const [enrolment] = sampleOf("enrolment_list");

const main = () => within(screen.getByRole("main"));
const enrol = () => main().getAllByRole("button", { name: "Enroll Now" })[0] as HTMLElement;
const UNREACHABLE = "Failed to load the SDK. Please check your connection.";

async function pressPay(): Promise<void> {
  fireEvent.click(enrol());
  const step = within(await screen.findByRole("dialog", { name: "Check and pay" }));
  fireEvent.click(step.getByRole("button", { name: /^Pay ₹/ }));
}

/** Opens the course and the provider's dialog over it. */
async function begin(): Promise<FakeCheckout> {
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  await pressPay();
  await waitFor(() => expect(opened).toHaveLength(1));
  return opened[0] as FakeCheckout;
}

beforeEach(() => {
  opened.length = 0;
  vi.mocked(loadScript).mockReset().mockResolvedValue(FakeCheckout);
  be(customer);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), onlinePayment: "live" });
  answer("get", "/me/courses", []);
  answer("post", "/payments/orders", { outcome: "checkout", order, checkout });
  answer("get", "/payments/orders/{id}", order);
});

// An open checkout would continue in the next test.
afterEach(() => currentCheckout()?.onOutcome({ state: "closed" }));

test("a customer who closes the dialog after a failure sees the bank's reason, and is not charged", async () => {
  const dialog = await begin();
  await act(async () => {
    dialog.fail({ error: { reason: "payment_failed" } });
    dialog.options.modal.ondismiss();
  });
  const failed = await screen.findByRole("alertdialog", { name: "The payment did not go through" });
  expect(failed.textContent).toContain("The bank declined the payment.");
  expect(failed.textContent).toContain("You have not been charged");
});

test("a captured payment whose response was lost is found when the dialog is closed", async () => {
  const dialog = await begin();
  answer("get", "/payments/orders/{id}", { ...order, state: "fulfilled" });
  answer("get", "/me/courses", [{ ...enrolment!, courseId: 1, state: "active" }]);
  await act(async () => dialog.options.modal.ondismiss());
  await screen.findByRole("dialog", { name: "Payment Success! Enrollment saved." });
});

test("a dialog that is closed without a network may have taken the money: nothing is paid again", async () => {
  const dialog = await begin();
  server.use(http.get("*/api/payments/orders/:id", () => HttpResponse.error()));
  await act(async () => dialog.options.modal.ondismiss());
  await screen.findByRole("alertdialog", { name: "Your payment is being confirmed" });
  expect(screen.queryByText(UNREACHABLE)).toBeNull();
  expect(underWay()).toMatchObject([{ id: 5, kind: "course", reference: "1", paid: false }]);
  forgetUnderWay(5);
});

test("a confirmation that the provider does not answer leaves the payment pending, and nothing is paid again", async () => {
  const dialog = await begin();
  const confirmed = hold("post", CONFIRM, () => ({ ...order, state: "confirming" as const }));
  answer("get", "/payments/orders/{id}", { ...order, state: "confirming" });
  await act(async () => dialog.options.handler(PROOF));
  await confirmed.came(1);
  expect(confirmed.bodies).toEqual([{ paymentId: "pay_1", signature: "signed" }]);
  await confirmed.release();
  const pending = within(await screen.findByRole("alertdialog", { name: "Your payment is being confirmed" }));
  pending.getByText("Please do not pay your ₹1,499 again.");
  fireEvent.click(pending.getByRole("button", { name: "OK" }));
  await main().findByText(/^Your payment is being confirmed\. Please do not pay again/);
  for (const button of main().getAllByRole("button", { name: "Enroll Now" })) {
    expect(button.getAttribute("aria-disabled")).toBe("true");
  }
});

test("a payment with a wrong signature is refused, and does not enrol", async () => {
  const dialog = await begin();
  refuse("post", CONFIRM, () => problem(400, "payments.signature_invalid", "This payment could not be verified."));
  await act(async () => dialog.options.handler(PROOF));
  await waitFor(() => expect(screen.getAllByText("This payment could not be verified.")).toHaveLength(2));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a payment that is due back shows no success", async () => {
  const dialog = await begin();
  answer("post", CONFIRM, { ...order, state: "refund_due" });
  await act(async () => dialog.options.handler(PROOF));
  await waitFor(() => expect(enrol().getAttribute("aria-disabled")).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a script that cannot be loaded is reported, and loaded again with the next press", async () => {
  vi.mocked(loadScript).mockRejectedValueOnce(new Error("cannot be fetched"));
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  await pressPay();
  await waitFor(() => expect(screen.getAllByText(UNREACHABLE)).toHaveLength(2));
  expect(opened).toEqual([]);
  await waitFor(() => expect(enrol().getAttribute("aria-disabled")).toBeNull());
  await pressPay();
  await waitFor(() => expect(opened).toHaveLength(1));
});
