import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold, problem, refuse } from "../../testing/server";
import { currentCheckout } from "../payments/public/checkout";

const main = () => within(screen.getByRole("main"));
/** The button is beside the price and, on phones, in the sticky bar. */
const press = () => fireEvent.click(main().getAllByRole("button", { name: /^Enroll Now/ })[0] as HTMLElement);
const step = async () => within(await screen.findByRole("dialog", { name: "Check and pay" }));
const enrol = async () => {
  press();
  fireEvent.click((await step()).getByRole("button", { name: /^Pay ₹/ }));
};

beforeEach(() => {
  be(customer);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), onlinePayment: "live" });
  answer("get", "/me/courses", []);
});

test("an unreachable payment provider is reported, and no payment is pending", async () => {
  refuse("post", "/payments/orders", () => problem(503, "payments.provider_unreachable", "x"));
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  await enrol();
  await waitFor(() => expect(screen.getAllByText("Failed to load the SDK. Please check your connection.")).toHaveLength(2));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a coupon that leaves nothing to pay enrols without a checkout", async () => {
  const begun = sampleOf("payment_order_view");
  answer("post", "/payments/orders", { outcome: "free", order: { ...begun, kind: "course", reference: "1", state: "fulfilled", percent: 100, amountPaise: 0 } });
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  await enrol();
  const free = within(await screen.findByRole("dialog", { name: "Enrollment saved." }));
  free.getByText(/covered the full price/);
  expect(free.getByRole("link", { name: "Watch Full Video" }).getAttribute("href")).toBe("/profile?course=1");
});

test("a coupon refused at the checkout is reported at its field, and its price removed", async () => {
  answer("post", "/payments/coupons/check", { ...sampleOf("coupon_check"), code: "WELCOME10", percent: 10, amountPaise: 134_910 });
  refuse("post", "/payments/orders", () => problem(409, "payments.coupon_used", "You have already used this coupon."));
  await openScreen("/coursenames/1");
  fireEvent.change(await main().findByLabelText("Coupon code"), { target: { value: "WELCOME10" } });
  fireEvent.click(main().getByRole("button", { name: "Apply" }));
  await screen.findByText("10% off with WELCOME10", { exact: false });
  await enrol();
  await (await step()).findByText("You have already used this coupon.");
  expect(screen.queryByText(/% off with/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Coupon code").value).toBe("WELCOME10");
});

test("a failed payment speaks of a coupon only if one was used", async () => {
  answer("post", "/payments/coupons/check", { ...sampleOf("coupon_check"), code: "WELCOME10", percent: 10, amountPaise: 134_910 });
  hold("post", "/payments/orders", () => problem(503, "payments.provider_unreachable", "x"));
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  await enrol();
  await act(async () => currentCheckout()?.onOutcome({ state: "failed", message: "Declined" }));
  const failed = within(await screen.findByRole("alertdialog", { name: "The payment did not go through" }));
  expect(failed.getByText("You have not been charged.")).toBeTruthy();
  fireEvent.click(failed.getByRole("button", { name: "Later" }));
  fireEvent.change(main().getByLabelText("Coupon code"), { target: { value: "WELCOME10" } });
  fireEvent.click(main().getByRole("button", { name: "Apply" }));
  await screen.findByText("10% off with WELCOME10", { exact: false });
  await enrol();
  await act(async () => currentCheckout()?.onOutcome({ state: "failed", message: "Declined" }));
  await screen.findByText("You have not been charged, and you can use your coupon again.");
});

test("a coupon is entered and removed in the last step before the payment, which the server prices", async () => {
  answer("post", "/payments/coupons/check", { ...sampleOf("coupon_check"), code: "WELCOME10", percent: 10, pricePaise: 149_900, amountPaise: 134_910 });
  const orders = refuse("post", "/payments/orders", () => problem(503, "payments.provider_unreachable", "x"));
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  press();
  const before = await step();
  fireEvent.change(before.getByLabelText("Coupon code"), { target: { value: "WELCOME10" } });
  fireEvent.click(before.getByRole("button", { name: "Apply" }));
  await before.findByRole("button", { name: "Pay ₹1,349.10" });
  fireEvent.click(before.getByRole("button", { name: "Remove" }));
  expect(before.queryByRole("button", { name: "Pay ₹1,349.10" })).toBeNull();
  expect(before.getByLabelText<HTMLInputElement>("Coupon code").value).toBe("");
  fireEvent.change(before.getByLabelText("Coupon code"), { target: { value: "WELCOME10" } });
  fireEvent.click(before.getByRole("button", { name: "Apply" }));
  fireEvent.click(await before.findByRole("button", { name: "Pay ₹1,349.10" }));
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(await orders[0]?.clone().json()).toMatchObject({ coupon: "WELCOME10" });
});

const [enrolment] = sampleOf("enrolment_list");
const owned = { ...enrolment!, courseId: 1, state: "active" as const };
const order = { ...sampleOf("payment_order_view"), id: 5, kind: "course" as const, reference: "1" };
const CONFIRMING = /^Your payment is being confirmed\. Please do not pay again/;

/** A payment of an earlier visit, of which this browser knows. */
function storePayment(paid: boolean): void {
  const payment = { id: 5, kind: "course", reference: "1", paid, since: Date.now() - 60_000 };
  localStorage.setItem("paymentsUnderWay", JSON.stringify([payment]));
}

/** Whether the button beside the price and the one in the sticky bar are disabled. */
const closed = () =>
  main()
    .getAllByRole("button", { name: "Enroll Now" })
    .map((button) => button.getAttribute("aria-disabled"));

test("a cancelled payment says that nothing was charged, and can begin again", async () => {
  hold("post", "/payments/orders", () => problem(503, "payments.provider_unreachable", "x"));
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  await enrol();
  await waitFor(() => expect(currentCheckout()).toBeDefined());
  await act(async () => currentCheckout()?.onOutcome({ state: "closed" }));
  await screen.findByText("Payment cancelled. You have not been charged.");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(closed()).toEqual([null, null]);
});

test("while a payment of an earlier visit is being confirmed nothing can be paid, until it is known", async () => {
  storePayment(true);
  let isKnown = false;
  const stateNow = () => (isKnown ? "fulfilled" : "confirming");
  const asked = hold("get", "/payments/orders/{id}", () => ({ ...order, state: stateNow() }));
  await openScreen("/coursenames/1");
  await asked.came(1);
  await main().findByText(CONFIRMING);
  expect(closed()).toEqual(["true", "true"]);
  await asked.release();
  main().getByText(CONFIRMING);
  expect(closed()).toEqual(["true", "true"]);

  isKnown = true;
  fireEvent(window, new Event("visibilitychange"));
  await asked.came(2);
  answer("get", "/me/courses", [owned]);
  await asked.release(1);
  await main().findAllByRole("link", { name: "Watch Full Video" });
  expect(main().queryByText(CONFIRMING)).toBeNull();
});

test("a payment that failed on the provider's own page is reported at the return, once", async () => {
  storePayment(false);
  const asked = hold("get", "/payments/orders/{id}", () => ({ ...order, state: "awaiting_payment" as const }));
  await openScreen("/coursenames/1?payment=failed");
  await asked.came(1);
  await waitFor(() => expect(location.search).toBe(""));
  await asked.release();
  await screen.findByText("The payment did not go through. You have not been charged.");
  await waitFor(() => expect(closed()).toEqual([null, null]));
  expect(localStorage.getItem("paymentsUnderWay")).toBeNull();
});

test("a return without a payment in this browser says that it appears or is refunded", async () => {
  await openScreen("/home?payment=failed");
  await screen.findByText(/^This payment could not be confirmed\. If you were charged, it appears here automatically/);
  expect(location.search).toBe("");
});

test("an owned course leads to the player and cannot be bought", async () => {
  answer("get", "/me/courses", [owned]);
  await openScreen("/coursenames/1");
  await main().findByText("You own this course.");
  for (const link of main().getAllByRole("link", { name: "Watch Full Video" })) {
    expect(link.getAttribute("href")).toBe("/profile?course=1");
  }
  expect(main().queryByRole("button", { name: "Enroll Now" })).toBeNull();
});

test("a tab from before the purchase learns of it when it pays", async () => {
  const refused = hold("post", "/payments/orders", () => problem(409, "courses.already_owned", "You own it."));
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  await enrol();
  await refused.came(1);
  answer("get", "/me/courses", [owned]);
  await refused.release();
  await screen.findByText("You already own this course.");
  await main().findByText("You own this course.");
});

test("an ended session leads to the login, which returns to the course", async () => {
  const refused = hold("post", "/payments/orders", () => problem(401, "session.needed"));
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  await enrol();
  await refused.came(1);
  be({});
  await refused.release();
  await waitFor(() => expect(location.pathname + location.search).toBe("/login?next=%2Fcoursenames%2F1"));
});
