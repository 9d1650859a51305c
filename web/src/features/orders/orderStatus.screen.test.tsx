import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PieceProgress } from "../../api/schema";
import { be, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, problem, refuse } from "../../testing/server";

const main = () => within(screen.getByRole("main"));
const sample = sampleOf("order_status_view");
const piece = { ...(sample.pieces[0] as PieceProgress), serviceName: "Blouse", quantity: 1, status: "Cutting Started" as const, step: 2 };
const progress = {
  ...sample,
  pieces: [piece],
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

test("everyone with the link sees the progress without a login, and the next step within 15 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  answer("get", "/orders/status/{key}", progress);
  await openScreen("/orderstatus/0123456789abcdef0123456789abcdef");
  await main().findByText("Order HM-1048");
  expect(main().getByRole("listitem", { current: "step" }).textContent).toContain("Cutting Started");
  answer("get", "/orders/status/{key}", { ...progress, status: "Stitching In Progress", step: 3 });
  await vi.advanceTimersByTimeAsync(15_000);
  await main().findByText("Next, we press it and pack it for you.");
});

test("each of several pieces has its step; one in the shop's own words only its place", async () => {
  const { serviceName: _name, ...unnamed } = piece;
  answer("get", "/orders/status/{key}", {
    ...progress,
    status: "Stitching In Progress",
    step: 3,
    promisedDay: "2026-12-04",
    pieces: [{ ...unnamed, step: 1, status: "Order Placed" }, { ...piece, quantity: 2, step: 4, status: "Ready for Pickup" }],
  });
  await openScreen("/orderstatus/0123456789abcdef0123456789abcdef");
  await main().findByRole("heading", { name: "2 pieces" });
  expect(main().getByText("Stitching 1 of 2 · 1 of 2 ready")).toBeTruthy();
  const [first, second] = within(main().getByRole("list", { name: "Pieces" })).getAllByRole("listitem");
  expect(within(first as HTMLElement).getByText("Piece 1")).toBeTruthy();
  expect(within(second as HTMLElement).getByText("Blouse × 2")).toBeTruthy();
  expect(within(second as HTMLElement).getByRole("img", { name: "Step 4 of 4: Ready" })).toBeTruthy();
  expect(main().getByText("Fri 4 December")).toBeTruthy();
});

test("a link that has ended says so", async () => {
  refuse("get", "/orders/status/{key}", () => problem(404, "orders.status_link_ended"));
  await openScreen("/orderstatus/0123456789abcdef0123456789abcdef");
  await main().findByRole("heading", { name: "This link has ended" });
});

test("a link that is switched off while it is open shows nothing more", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  answer("get", "/orders/status/{key}", progress);
  await openScreen("/orderstatus/0123456789abcdef0123456789abcdef");
  await main().findByText("Order HM-1048");
  refuse("get", "/orders/status/{key}", () => problem(404, "orders.order_not_found"));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await main().findByText("This link does not lead to an order");
  expect(main().queryByText("Order HM-1048")).toBeNull();
});

test("a link that was cut off says so and leads to the orders", async () => {
  refuse("get", "/orders/status/{key}", () => problem(404, "orders.order_not_found"));
  await openScreen("/orderstatus/0123");
  await main().findByText("This link does not lead to an order");
  expect(main().getByRole("link", { name: "View in My Orders" }).getAttribute("href")).toBe("/myorders");
});
