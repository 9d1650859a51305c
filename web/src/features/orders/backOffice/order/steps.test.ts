import { expect, test } from "vitest";
import type { OrderEvent, OrderStatus } from "../../../../api/schema";
import { reached, sinceText, stepDay } from "./steps";

const step = (status: OrderStatus, at: string, name?: string): OrderEvent => ({ status, at, by: "shop", piece: 1, ...(name && { name }) });
const steps = [
  step("Order Placed", "2025-11-13T13:35:00Z", "Malarvizhi A."),
  step("Cutting Started", "2025-11-19T20:00:00Z", "Selvi M."),
  step("Stitching In Progress", "2025-11-20T05:50:00Z", "Selvi M."),
  step("Cutting Started", "2025-11-21T18:29:00Z", "Murugan P."),
];

test("a step that was reached twice was last reached the second time", () => {
  expect(reached(steps, "Cutting Started")?.name).toBe("Murugan P.");
  expect(reached(steps, "Ready for Pickup")).toBeUndefined();
});

test("days and times are Indian ones", () => {
  expect(steps.map(stepDay)).toEqual(["13 Nov", "20 Nov", "20 Nov", "21 Nov"]);
  expect(sinceText(steps, { status: "Cutting Started" })).toBe("Cutting since Fri 21 November 2025, 11:59 PM, by Murugan P.");
  const now = new Date().toISOString();
  expect(stepDay(step("Order Placed", now))).toBe("Today");
  expect(sinceText([step("Ready for Pickup", now)], { status: "Ready for Pickup" })).toMatch(/^Ready since today, \d+:\d\d [AP]M$/);
});

test("a request and a piece without a known step say nothing", () => {
  expect(sinceText(steps, { status: "Pending" })).toBeUndefined();
  expect(sinceText([], { status: "Order Placed" })).toBeUndefined();
});
