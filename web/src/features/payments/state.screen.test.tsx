import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold } from "../../testing/server";

const main = () => within(screen.getByRole("main"));

test("a buyer whose State is needed for the invoice is asked before the payment", async () => {
  be(customer);
  const fields = [{ field: "state", code: "required", message: "x" }];
  const needed = () => Response.json({ code: "payments.state_needed", message: "x", fields }, { status: 422 });
  answer("get", "/content/shop", { ...sampleOf("shop_view"), onlinePayment: "live" });
  answer("get", "/me/courses", []);
  answer("get", "/payments/states", [{ code: "29", name: "Karnataka" }]);
  const begun = { ...sampleOf("payment_order_view"), kind: "course" as const, reference: "1", state: "fulfilled" as const };
  let isAsked = false;
  const orders = hold("post", "/payments/orders", () => (isAsked ? { outcome: "free" as const, order: begun } : needed()));
  await openScreen("/coursenames/1");
  await main().findByLabelText("Coupon code");
  fireEvent.click(main().getAllByRole("button", { name: "Enroll Now" })[0] as HTMLElement);
  const step = within(await screen.findByRole("dialog", { name: "Check and pay" }));
  fireEvent.click(step.getByRole("button", { name: /^Pay ₹/ }));
  await orders.came(1);
  await orders.release();
  const asked = within(await screen.findByRole("dialog", { name: "Which State are you in?" }));
  await asked.findByRole("option", { name: "Karnataka" });
  fireEvent.click(asked.getByRole("button", { name: "Continue to payment" }));
  asked.getByText("Please choose your State.");
  expect(orders.bodies).toHaveLength(1);
  fireEvent.change(asked.getByLabelText("Your State"), { target: { value: "29" } });
  isAsked = true;
  fireEvent.click(asked.getByRole("button", { name: "Continue to payment" }));
  await orders.came(2);
  expect(orders.bodies[1]).toEqual({ kind: "course", reference: "1", state: "29" });
  await orders.release(1);
  await screen.findByRole("dialog", { name: "Enrollment saved." });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Which State are you in?" })).toBeNull());
});
