import type { CalendarSettings, OpeningHours, VisitSlot } from "../../../api/schema";
import { daysIn, openingHours } from "../../../site/head/openingHours";

export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The days of a week on which the shop is open, by their places in `DAYS`, and its hours like "11:00". */
export interface OpenWeek {
  days: readonly number[];
  opens: string;
  closes: string;
}

/** A new shop's suggestion. */
export const USUAL: OpenWeek = { days: [0, 1, 2, 3, 4, 5], opens: "11:00", closes: "19:00" };

interface Specification {
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

/** The hours that were picked before; undefined if they differ by day or were written freely. */
export function weekOf(hours: readonly OpeningHours[]): OpenWeek | undefined {
  if (hours.length === 0) return USUAL;
  const lines = openingHours(hours) as Specification[];
  const [first] = lines;
  if (!first || lines.length < hours.length || lines.some(({ opens, closes }) => opens !== first.opens || closes !== first.closes)) return undefined;
  const open = new Set(lines.flatMap(({ dayOfWeek }) => dayOfWeek));
  return { days: DAYS.flatMap((day, place) => (open.has(day) ? [place] : [])), opens: first.opens, closes: first.closes };
}

/** "7:00 pm" for "19:00". */
export function spokenTime(clock: string): string {
  const [hour = 0, minutes = 0] = clock.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minutes).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
}

/** Every half hour of a day. */
export const TIMES: readonly string[] = Array.from({ length: 48 }, (_, half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`);

/** The runs of these days, such as "Monday to Saturday". */
export function runsOf(days: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const day of days.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => {
    const [first, last] = [DAYS[run[0] ?? 0], DAYS[run.at(-1) ?? 0]];
    return first === last ? String(first) : `${first} to ${last}`;
  });
}

/** The hours as the shop publishes them: a line for each run of days. */
export function linesOf({ days, opens, closes }: OpenWeek): OpeningHours[] {
  const time = `${spokenTime(opens)} to ${spokenTime(closes)}`;
  return runsOf(days).map((run) => ({ days: run, time }));
}

/** The places in `DAYS` of the days that customers can book. The calendar counts from Sunday. */
export const bookableDays = ({ daysOff }: CalendarSettings): number[] => DAYS.flatMap((_, place) => (daysOff.includes((place + 1) % 7) ? [] : [place]));

const CLOSED = /\b(closed|holiday|off)\b/i;

/** The places in `DAYS` of the days in the published hours; undefined if a line names them in its own way. */
function publishedDays(hours: readonly OpeningHours[]): number[] | undefined {
  const lines = hours.filter(({ time }) => !CLOSED.test(time)).map(({ days }) => daysIn(days));
  if (lines.includes(undefined)) return undefined;
  const named = new Set(lines.flat());
  return DAYS.flatMap((day, place) => (named.has(day) ? [place] : []));
}

/**
 * What to correct when customers can book a day, as the calendar decides, on which the shop is closed by its published
 * hours, or no day at all. Undefined when they agree, and when only people can read the text. A shop may be open on more
 * days than it makes visits.
 */
export function differenceOf(hours: readonly OpeningHours[], settings: CalendarSettings): string | undefined {
  const [published, bookable] = [publishedDays(hours), bookableDays(settings)];
  if (hours.length === 0 || !published) return undefined;
  if (bookable.length > 0 && bookable.every((day) => published.includes(day))) return undefined;
  const spoken = (days: readonly number[]) => runsOf(days).join(", ") || "no day";
  return `Your published hours say ${spoken(published)}, but customers can book ${spoken(bookable)}.`;
}

/** When the slots of visits begin and end. */
const SLOTS: readonly { slot: VisitSlot; from: string; to: string }[] = [
  { slot: "11:00 AM To 1:00PM", from: "11:00", to: "13:00" },
  { slot: "1:00PM To 3:00PM", from: "13:00", to: "15:00" },
  { slot: "3:00PM To 5:00PM", from: "15:00", to: "17:00" },
  { slot: "5:00PM To 7:00PM", from: "17:00", to: "19:00" },
];

/** The slots in which customers can book. */
export const bookableSlots = ({ capacities }: CalendarSettings): VisitSlot[] =>
  SLOTS.map(({ slot }) => slot).filter((slot) => capacities.some((one) => one.slot === slot && one.homes > 0));

/** The slots within the hours. */
export const slotsWithin = ({ opens, closes }: OpenWeek): VisitSlot[] => SLOTS.filter(({ from, to }) => opens <= from && to <= closes).map(({ slot }) => slot);

/** The calendar of an open week: closed on the other days, and so many visits in each slot within the hours. */
export function calendarOf(week: OpenWeek, homes: number, before: CalendarSettings): CalendarSettings {
  const within = slotsWithin(week);
  return {
    ...before,
    capacities: SLOTS.map(({ slot }) => ({ slot, homes: within.includes(slot) ? homes : 0 })),
    // The calendar counts from Sunday.
    daysOff: DAYS.flatMap((_, place) => (week.days.includes(place) ? [] : [(place + 1) % 7])).toSorted((one, other) => one - other),
  };
}

/** The most visits of any slot, or the usual three. */
export const homesOf = ({ capacities }: CalendarSettings): number => Math.max(...capacities.filter(({ slot }) => slot !== "Full Day").map(({ homes }) => homes), 0) || 3;
