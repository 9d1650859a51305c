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
