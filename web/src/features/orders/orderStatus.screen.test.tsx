import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { be, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, problem, refuse } from "../../testing/server";

const main = () => within(screen.getByRole("main"));
const progress = {
  ...sampleOf("order_status_view"),
  number: "HM-1048",
  status: "Cutting Started" as const,
  step: 2,
  history: [
    { status: "Order Placed" as const, at: "2026-11-18T06:30:00Z" },
    { status: "Cutting Started" as const, at: "2026-11-20T06:30:00Z" },
  ],
};

beforeEach(() => be({}));
afterEach(() => {
  vi.useRealTimers();
});

test("whoever has the link sees the progress without a login, and the next step within 15 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  answer("get", "/orders/status/{key}", progress);
  await openScreen("/orderstatus/0123456789abcdef0123456789abcdef");
  await main().findByText("Order HM-1048");
  expect(main().getByRole("listitem", { current: "step" }).textContent).toContain("Cutting Started");
  answer("get", "/orders/status/{key}", { ...progress, status: "Stitching In Progress", step: 3 });
  await vi.advanceTimersByTimeAsync(15_000);
  await main().findByText("Next, we press it and pack it for you.");
});

test("a link that was cut off says so and leads to the orders", async () => {
  refuse("get", "/orders/status/{key}", () => problem(404, "orders.order_not_found"));
  await openScreen("/orderstatus/0123");
  await main().findByText("This link does not lead to an order");
  expect(main().getByRole("link", { name: "View in My Orders" }).getAttribute("href")).toBe("/myorders");
});
