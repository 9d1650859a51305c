import type { AdminCoupon } from "../../../api/schema";
import { day } from "../../../format/date";

export type CouponState = "on" | "off" | "soon" | "over" | "used up";

type Known = Pick<AdminCoupon, "published" | "firstDay" | "lastDay" | "mostUses" | "used" | "setAside">;

/** Whether a customer can use a coupon today (yyyy-mm-dd, in India). The server checks again on use. */
export function stateOf({ published, firstDay, lastDay, mostUses, used, setAside }: Known, today: string): CouponState {
  if (!published) return "off";
  if (lastDay !== undefined && lastDay < today) return "over";
  if (mostUses !== undefined && used + setAside >= mostUses) return "used up";
  if (firstDay !== undefined && firstDay > today) return "soon";
  return "on";
}

/** The period of a coupon: "until 31 Dec 2026". */
export function spanText({ firstDay, lastDay }: Pick<Known, "firstDay" | "lastDay">): string {
  if (firstDay && lastDay) return firstDay === lastDay ? `on ${day(firstDay)} only` : `${day(firstDay)} to ${day(lastDay)}`;
  if (firstDay) return `from ${day(firstDay)}`;
  return lastDay ? `until ${day(lastDay)}` : "no end date";
}

const INDIA_AHEAD_MS = 330 * 60_000;

/** The current day in India. */
export const today = (now: number = Date.now()): string => new Date(now + INDIA_AHEAD_MS).toISOString().slice(0, 10);
