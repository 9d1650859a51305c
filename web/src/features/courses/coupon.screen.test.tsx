import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold } from "../../testing/server";

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
