import type { DayPlaces, FreeSlot, VisitDay, VisitSlot } from "../../../api/schema";

/** The time slots of a day. */
export const SLOTS: readonly VisitSlot[] = [
  "11:00 AM To 1:00PM",
  "1:00PM To 3:00PM",
  "3:00PM To 5:00PM",
  "5:00PM To 7:00PM",
  "Full Day",
];

const DAY_MS = 86_400_000;
const INDIA_AHEAD_MS = 330 * 60_000;

/** Tomorrow in India by this device's clock, until the server's date is known. */
export const tomorrowInIndia = (now: number): string => new Date(now + INDIA_AHEAD_MS + DAY_MS).toISOString().slice(0, 10);

/** The slots of a day; without a response none is known to be full. */
export const placesOf = (day: VisitDay | undefined): (FreeSlot | { slot: VisitSlot; free?: undefined })[] =>
  day?.slots ?? SLOTS.map((slot) => ({ slot }));

/** A day to choose; without a response nothing is known of its places. */
export type NextDay = DayPlaces | { day: string; closed?: undefined; free?: undefined };

const NEXT_DAYS = 10;

/** The next days without a response, as many as the server sends, so that nothing moves when it comes. */
export const unknownDays = (tomorrow: string): NextDay[] =>
  Array.from({ length: NEXT_DAYS }, (_, index) => ({ day: dayAfter(tomorrow, index) }));

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "Friday" for a day such as "2026-11-20". */
export const weekdayOf = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const hasRoom = ({ closed, slots }: Pick<VisitDay, "closed" | "slots">): boolean => !closed && slots.some(({ free }) => free > 0);

/** The last day to look at for a free slot, which bounds the number of requests. */
export const lastLooked = (earliest: string): string => dayAfter(earliest, 14);

/** Days from one day to a later one. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
