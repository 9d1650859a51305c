import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold, problem, refuse } from "../../testing/server";
import { currentCheckout } from "../payments/public/checkout";

const main = () => within(screen.getByRole("main"));

test("a gift needs a way to reach the recipient, and is prepared before it is paid for", async () => {
  be(customer);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), onlinePayment: "live" });
  answer("get", "/me/courses", []);
  answer("post", "/me/gifts", { id: 4, courseId: 1, serviceName: "Blind hem", recipientName: "Beena", message: "", state: "unpaid" });
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  fireEvent.click(main().getByRole("button", { name: "Give as a gift" }));
  const form = within(await screen.findByRole("dialog", { name: "Give this course as a gift" }));
  expect(form.getByText("Enter an email address, a mobile number, or both.")).toBeTruthy();
  fireEvent.click(form.getByRole("button", { name: "Continue to payment" }));
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText("Name of the recipient")));
  fireEvent.change(form.getByLabelText("Name of the recipient"), { target: { value: "Beena" } });
  fireEvent.click(form.getByRole("button", { name: "Continue to payment" }));
  await form.findByText("Enter an email address or a mobile number.");
  fireEvent.change(form.getByLabelText("Email of the recipient"), { target: { value: "beena@example.com" } });
  fireEvent.click(form.getByRole("button", { name: "Continue to payment" }));
  const step = within(await screen.findByRole("dialog", { name: "Check and pay" }));
  step.getByText("Beena");
  hold("post", "/payments/orders", () => problem(503, "payments.provider_unreachable", "x"));
  fireEvent.click(step.getByRole("button", { name: /^Pay ₹/ }));
  await act(async () => currentCheckout()?.onOutcome({ state: "failed", message: "Declined" }));
  const failed = within(await screen.findByRole("alertdialog", { name: "The payment did not go through" }));
  expect(failed.getByText("You have not been charged.")).toBeTruthy();
});

test("a visitor logs in to claim a gift and returns to it", async () => {
  be({});
  await openScreen("/gifts/abc");
  const login = await main().findByRole("link", { name: "Login" });
  expect(login.getAttribute("href")).toBe("/login?next=%2Fgifts%2Fabc");
});

test("a gift that was claimed before says so", async () => {
  be(customer);
  refuse("post", "/me/gifts/claim", () => problem(409, "courses.gift_claimed", "This gift has already been claimed."));
  await openScreen("/gifts/abc");
  fireEvent.click(await main().findByRole("button", { name: "Claim course" }));
  await main().findByText("This gift has already been claimed.");
});
