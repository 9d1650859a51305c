import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold, problem, refuse } from "../../testing/server";

const PERCENT: Readonly<Record<string, number>> = { STITCH25: 25, WELCOME10: 10 };

const box = () => screen.getByLabelText("Coupon code");
const type = (code: string) => fireEvent.change(box(), { target: { value: code } });
const apply = (code: string): void => {
  type(code);
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
};

test("the price never belongs to a code that was replaced in the field", async () => {
  be(customer);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), onlinePayment: "live" });
  answer("get", "/me/courses", []);
  const checks = hold("post", "/payments/coupons/check", (sent) => {
    const { code } = sent as { code: string };
    return { ...sampleOf("coupon_check"), code, percent: PERCENT[code] ?? 0 };
  });
  await openScreen("/coursenames/1");
  await screen.findByLabelText("Coupon code");
  apply("STITCH25");
  await checks.came(1);
  type("WELCOME10");
  await checks.release(0);
  expect(screen.queryByText(/% off with/)).toBeNull();

  // Of two pending checks the code in the field wins, whichever response arrives last.
  apply("STITCH25");
  await checks.came(2);
  apply("WELCOME10");
  await checks.came(3);
  checks.release(2);
  await screen.findByText("10% off with WELCOME10", { exact: false });
  await checks.release(1);
  screen.getByText("10% off with WELCOME10", { exact: false });
  expect(screen.queryByText(/25% off with STITCH25/)).toBeNull();
  type("");
  expect(screen.queryByText(/% off with/)).toBeNull();
});

test("every result of a coupon has its message, and a good one the new price beside the old", async () => {
  be(customer);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), onlinePayment: "live" });
  answer("get", "/me/courses", []);
  const CHECK = "/payments/coupons/check";
  const unknown = refuse("post", CHECK, () => problem(409, "payments.coupon_invalid", "Invalid coupon code!"));
  await openScreen("/coursenames/1");
  await screen.findByLabelText("Coupon code");
  const message = () => document.getElementById(box().getAttribute("aria-describedby") ?? "")?.textContent;
  const says = (text: string) => waitFor(() => expect(message()).toBe(text));
  apply("   ");
  await says("Invalid coupon code!");
  expect(unknown).toEqual([]);
  expect(box().getAttribute("aria-invalid")).toBe("true");
  apply("NOSUCHCODE");
  expect(box().getAttribute("aria-invalid")).toBeNull();
  await says("Invalid coupon code!");
  expect(unknown).toHaveLength(1);
  refuse("post", CHECK, () => problem(409, "payments.coupon_used", "You have already used this coupon."));
  apply("WELCOME10");
  await says("You have already used this coupon.");
  refuse("post", CHECK, () => problem(500, "store.internal", "x"));
  apply("STITCH25");
  await says("Error checking coupon.");

  const price = { percent: 25, pricePaise: 149_900, amountPaise: 112_425 };
  const coupon = { ...sampleOf("coupon_check"), ...price, code: "STITCH25" };
  const checked = hold("post", CHECK, () => coupon);
  apply(" stitch25 ");
  await checked.came(1);
  expect(checked.bodies).toEqual([{ code: "stitch25", kind: "course", reference: "1" }]);
  await checked.release();
  await says("Coupon Applied Successfully!");
  screen.getByText("25% off with STITCH25");
  expect(screen.getAllByText("₹1,124.25").length).toBeGreaterThan(0);
  expect(screen.getAllByText("₹1,499.00").map((price) => price.closest("s") !== null)).not.toContain(false);
  type("STITCH2");
  expect(screen.queryByText("₹1,124.25")).toBeNull();
});
