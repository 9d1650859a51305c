import { todayInIndia } from "./form/today";
import { clock, day } from "../format/date";

const DAY_MS = 86_400_000;
const INDIA_AHEAD_MS = 330 * 60_000;

const dayOf = (at: string | number): string => new Date(new Date(at).getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);

/** "Today, 2:10 PM", "Yesterday, 2:00 AM" or "24 Jan 2027, 2:00 AM". */
export function moment(at: string): string {
  const today = todayInIndia();
  const on = dayOf(at);
  if (on === today) return `Today, ${clock(at)}`;
  if (on === dayOf(Date.now() - DAY_MS)) return `Yesterday, ${clock(at)}`;
  return `${day(at)}, ${clock(at)}`;
}

/** The same in the middle of a sentence. */
export const momentInside = (at: string): string => moment(at).replace(/^[TY]/, (content) => content.toLowerCase());
