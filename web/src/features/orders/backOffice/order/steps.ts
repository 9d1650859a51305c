import type { OrderEvent, OrderPiece, OrderStatus } from "../../../../api/schema";
import { clock } from "../../../../format/date";
import { recently, shortDay, weekday } from "../../myOrders/days";

/** The last time at which a piece got this status; undefined if it never did. */
export const reached = (steps: readonly OrderEvent[], status: OrderStatus): OrderEvent | undefined => steps.findLast((step) => step.status === status);

/** The day below a step of the tape: "Today" or "24 Aug". */
export const stepDay = ({ at }: OrderEvent): string => (recently(at) === "Today" ? "Today" : shortDay(at));

const SINCE: Partial<Record<OrderStatus, string>> = {
  "Order Placed": "Placed",
  "Cutting Started": "Cutting since",
  "Stitching In Progress": "Stitching since",
  "Ready for Pickup": "Ready since",
  Delivered: "Delivered",
};

/** When a piece reached its step and who moved it: "Stitching since today, 11:20 AM, by Selvi M." */
export function sinceText(steps: readonly OrderEvent[], { status }: Pick<OrderPiece, "status">): string | undefined {
  const step = reached(steps, status);
  const since = SINCE[status];
  if (!step || !since) return undefined;
  const day = recently(step.at) === "Today" ? "today" : weekday(step.at);
  return `${since} ${day}, ${clock(step.at)}${step.name ? `, by ${step.name}` : ""}`;
}
