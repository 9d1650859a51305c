import { clock, longDay, MONTHS } from "../../../format/date";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const DAY = 86_400_000;
const INDIA_AHEAD = 330 * 60_000;

/** The Indian day of a date (yyyy-mm-dd) or a time (RFC 3339), as midnight UTC. */
function midnight(value: string): number {
  const time = Date.parse(value);
  return value.length === 10 ? time : Math.floor((time + INDIA_AHEAD) / DAY) * DAY;
}

const written = (value: string, weekday: boolean): string => {
  const date = new Date(midnight(value));
  if (Number.isNaN(date.getTime())) return value;
  const thisYear = new Date(Date.now() + INDIA_AHEAD).getUTCFullYear() === date.getUTCFullYear();
  const day = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}${thisYear ? "" : ` ${date.getUTCFullYear()}`}`;
  return weekday ? `${WEEKDAYS[date.getUTCDay()]} ${day}` : day;
};

/** The day so many days after another one. */
export const plusDays = (day: string, days: number): string => new Date(midnight(day) + days * DAY).toISOString().slice(0, 10);

/** "Tue 10 June", with the year unless it is the current one. */
export const weekday = (value: string): string => written(value, true);

/** Whether a day is before today. */
export const isPast = (day: string): boolean => midnight(day) < midnight(new Date().toISOString());

/** Whether a day is after today. */
export const isComing = (day: string): boolean => midnight(day) > midnight(new Date().toISOString());

/** "Today", or "Tue 10 June". */
export const recently = (value: string): string =>
  midnight(value) === midnight(new Date().toISOString()) ? "Today" : weekday(value);

/** 24 Aug. */
export function shortDay(value: string): string {
  const date = new Date(midnight(value));
  return Number.isNaN(date.getTime()) ? value : `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]?.slice(0, 3)}`;
}

/** 18 June 2026, 6:42 PM. */
export function moment(value: string): string {
  return Number.isNaN(Date.parse(value)) ? value : `${longDay(value)}, ${clock(value)}`;
}
