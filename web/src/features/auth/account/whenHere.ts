import { clock, longDay } from "../../../format/date";
import { copy } from "../copy";

const DAY_MS = 86_400_000;

/** "today, 9:40 PM", "yesterday, 9:40 PM" or "28 May 2025", by the calendar of India. */
export function whenHere(time: string, now: number): string {
  const day = longDay(time);
  if (day === longDay(new Date(now).toISOString())) return copy.account.today(clock(time));
  if (day === longDay(new Date(now - DAY_MS).toISOString())) return copy.account.yesterday(clock(time));
  return day;
}
