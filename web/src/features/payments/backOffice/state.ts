import type { CouponDetail } from "../../../api/schema";
import { day } from "../../../format/date";

export type CouponState = "on" | "off" | "soon" | "over" | "used up";

type Known = Pick<CouponDetail, "active" | "firstDay" | "lastDay" | "mostUses" | "used" | "setAside">;

/** Whether a customer can use it today (yyyy-mm-dd, in India). The server decides when she tries. */
export function stateOf({ active, firstDay, lastDay, mostUses, used, setAside }: Known, today: string): CouponState {
  if (!active) return "off";
  if (lastDay !== undefined && lastDay < today) return "over";
  if (mostUses !== undefined && used + setAside >= mostUses) return "used up";
  if (firstDay !== undefined && firstDay > today) return "soon";
  return "on";
}

/** When it counts: "until 31 Dec 2026". */
export function spanText({ firstDay, lastDay }: Pick<Known, "firstDay" | "lastDay">): string {
  if (firstDay && lastDay) return firstDay === lastDay ? `on ${day(firstDay)} only` : `${day(firstDay)} to ${day(lastDay)}`;
  if (firstDay) return `from ${day(firstDay)}`;
  return lastDay ? `until ${day(lastDay)}` : "without an end";
}

const INDIA_AHEAD_MS = 330 * 60_000;

/** The day it is in the shop. */
export const today = (now: number = Date.now()): string => new Date(now + INDIA_AHEAD_MS).toISOString().slice(0, 10);
