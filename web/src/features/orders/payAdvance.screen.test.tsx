import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Order, PaymentOrder } from "../../api/schema";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, problem, refuse } from "../../testing/server";

const main = () => within(screen.getByRole("main"));
const [sample] = sampleOf("order_list");
const due = {
  ...sample,
  id: 1002,
  number: "HM-1002",
  status: "Order Placed",
  step: 1,
  advance: "due",
  advancePaise: 300_000,
} as Order;
const paid: Order = { ...due, advance: "paid", advancePaidAt: "2026-11-27T06:30:00Z" };
const purchase: PaymentOrder = {
  ...sampleOf("payment_order_view"),
  id: 5,
  kind: "advance",
  reference: "1002",
  state: "awaiting_payment",
  amountPaise: 300_000,
};

/** The shop's own state of the payment, and of the order that follows from it. */
function paymentIs(state: PaymentOrder["state"]): void {
  answer("get", "/payments/orders/{id}", { ...purchase, state });
  answer("get", "/me/orders", [state === "fulfilled" ? paid : due]);
}

/** A press of Pay Advance opens the payment. */
function openPayments(): void {
  answer("post", "/payments/orders", {
    outcome: "checkout",
    order: purchase,
    checkout: {
      provider: "sandbox",
      providerOrderId: "order_1",
      amountPaise: 300_000,
      currency: "INR",
      description: "Payment for an advance",
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"], shouldAdvanceTime: true });
  be(customer);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), onlinePayment: "live" });
  answer("get", "/me/appointments", []);
  openPayments();
  const made = { providerOrderId: "order_1", paymentId: "pay_1", signature: "9f86", amountPaise: 300_000 };
  answer("post", "/payments/sandbox/pay", made);
  paymentIs("awaiting_payment");
});
afterEach(() => {
  vi.useRealTimers();
});

const press = (inside: ReturnType<typeof within>, name: RegExp | string) =>
  fireEvent.click(inside.getByRole("button", { name }));
const testPayment = async () => within(await screen.findByRole("dialog", { name: "Test payment" }));
const saved = () => screen.findByRole("dialog", { name: "Payment details saved successfully!" });
/** Waits for a button that is busy to be ready again. */
const ready = async (dialog: ReturnType<typeof within>, name: RegExp) =>
  waitFor(() => expect(dialog.getByRole("button", { name }).getAttribute("aria-disabled")).toBeNull());

async function beginToPay(): Promise<ReturnType<typeof within>> {
  await openScreen("/myorders");
  fireEvent.click(await main().findByRole("button", { name: /^Pay Advance/ }));
  return testPayment();
}

test("an unreachable payment provider is reported, no payment is pending, and the next press opens it", async () => {
  const message = "Failed to load the SDK. Please check your connection.";
  refuse("post", "/payments/orders", () => problem(503, "payments.provider_unreachable", message));
  await openScreen("/myorders");
  fireEvent.click(await main().findByRole("button", { name: /^Pay Advance/ }));
  await screen.findByText(message);
  expect(screen.queryByRole("dialog")).toBeNull();
  openPayments();
  await ready(main(), /^Pay Advance/);
  press(main(), /^Pay Advance/);
  const paying = await testPayment();
  expect(paying.getByRole("button", { name: /^Pay now/ })).toBeTruthy();
});

test("a payment that another tab has made is paid once, and this one says so", async () => {
  const paying = await beginToPay();
  refuse("post", "/payments/sandbox/pay", () => problem(409, "payments.sandbox_order_paid"));
  paymentIs("fulfilled");
  press(paying, /^Pay now/);
  press(within(await saved()), "Back to My Orders");
  await main().findByText("Advance Paid");
  expect(main().queryByRole("button", { name: /^Pay Advance/ })).toBeNull();
});

test("a network that fails in the window loses nothing: the next press pays, once", async () => {
  const paying = await beginToPay();
  refuse("post", "/payments/sandbox/pay");
  press(paying, /^Pay now/);
  const alert = await paying.findByRole("alert");
  expect(alert.textContent).toMatch(/^No Network Connection Nothing is lost: .*You will not pay twice\.$/);
  await ready(paying, /^Pay now/);
  // The first press has paid, and its answer was lost.
  refuse("post", "/payments/sandbox/pay", () => problem(409, "payments.sandbox_order_paid"));
  paymentIs("fulfilled");
  press(paying, /^Pay now/);
  await saved();
});

test("a payment whose confirmation is lost asks not to pay again and completes by itself", async () => {
  const paying = await beginToPay();
  refuse("post", "/payments/orders/{id}/confirm");
  press(paying, /^Pay now/);
  const unsaved = await screen.findByRole("alertdialog", { name: "Failed to save payment details." });
  expect(unsaved.textContent).toContain("Your ₹3,000 has arrived. Please do not pay again.");
  paymentIs("fulfilled");
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  press(within(await saved()), "Back to My Orders");
  await main().findByText("Advance Paid");
});

test("a payment that is being confirmed is shown as such and takes no second one, also after a reload", async () => {
  const paying = await beginToPay();
  refuse("post", "/payments/orders/{id}/confirm");
  paymentIs("confirming");
  press(paying, /^Pay now/);
  const unsaved = await screen.findByRole("alertdialog", { name: "Failed to save payment details." });
  press(within(unsaved), "Back to My Orders");
  await main().findByText("Being confirmed");
  expect(main().queryByRole("button", { name: /^Pay Advance/ })).toBeNull();
  cleanup();
  await openScreen("/myorders");
  await main().findByText("Being confirmed");
  expect(main().queryByRole("button", { name: /^Pay Advance/ })).toBeNull();
  paymentIs("fulfilled");
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await main().findByText("Advance Paid");
  expect(main().queryByText("Being confirmed")).toBeNull();
});

test("an expired session asks for the login, and nothing is confirmed", async () => {
  const paying = await beginToPay();
  const confirmed = refuse("post", "/payments/orders/{id}/confirm");
  refuse("post", "/payments/sandbox/pay", () => problem(401, "session.needed"));
  be({});
  press(paying, /^Pay now/);
  await screen.findByText("Please login and continue");
  await main().findByText("Please Login To Continue...");
  expect(main().getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login?next=%2Fmyorders");
  expect(confirmed).toEqual([]);
});
