import { expect, test } from "vitest";
import { checkCoupon, refusedCoupon } from "./checkCoupon";

test("each refusal has the text of the specification", () => {
  expect(refusedCoupon("session.needed", "x")).toEqual({ text: "Please login to use coupon.", kind: "warning" });
  expect(refusedCoupon("payments.coupon_invalid", "Invalid coupon code!").text).toBe("Invalid coupon code!");
  expect(refusedCoupon("payments.coupon_used", "Used.")).toEqual({ text: "Used.", kind: "warning" });
  expect(refusedCoupon("payments.coupon_tries", "x").text).toBe("Error checking coupon.");
  expect(refusedCoupon("store.internal", "x").text).toBe("Error checking coupon.");
});

test("the server's explanation is shown unchanged", () => {
  expect(refusedCoupon("payments.below_minimum", "Less than ₹1 would be left.").text).toBe("Less than ₹1 would be left.");
});

test("an empty code is invalid without a request", async () => {
  expect((await checkCoupon("  ", 1)).text).toBe("Invalid coupon code!");
});
