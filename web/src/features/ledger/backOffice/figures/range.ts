import { MONTHS } from "../../../../format/date";

/** Days in India (yyyy-mm-dd), first and last included. */
export interface Range {
  from: string;
  to: string;
}

/** What a range is compared with. */
export type Compare = "before" | "last_year" | "none";

export type Preset = "today" | "week" | "month" | "last_month" | "year";

export const PRESETS: readonly (readonly [Preset, string])[] = [
  ["today", "Today"],
  ["week", "This week"],
  ["month", "This month"],
  ["last_month", "Last month"],
  ["year", "Financial year"],
];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

export const plusDays = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);

/** A preset as of today. Weeks begin on Monday, financial years on 1 April. */
export function presetRange(preset: Preset, today: string): Range {
  const first = `${today.slice(0, 7)}-01`;
  if (preset === "today") return { from: today, to: today };
  if (preset === "week") {
    const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    return { from: plusDays(today, -sinceMonday), to: today };
  }
  if (preset === "month") return { from: first, to: today };
  if (preset === "last_month") {
    const to = plusDays(first, -1);
    return { from: `${to.slice(0, 7)}-01`, to };
  }
  const year = Number(today.slice(0, 4)) - (today.slice(5) < "04-01" ? 1 : 0);
  return { from: `${year}-04-01`, to: today };
}

/** The preset that a range is, if any. */
export const presetOf = (range: Range, today: string): Preset | undefined =>
  PRESETS.map(([preset]) => preset).find((preset) => sameRange(presetRange(preset, today), range));

const sameRange = (one: Range, other: Range): boolean => one.from === other.from && one.to === other.to;

/** The range of an address; this month if it has none, or one that does not exist. */
export function rangeOf(search: URLSearchParams, today: string): Range {
  const [from = "", to = ""] = [search.get("from") ?? "", search.get("to") ?? ""];
  const isRange = DAY.test(from) && DAY.test(to) && from <= to && to <= today && !Number.isNaN(Date.parse(from) + Date.parse(to));
  return isRange ? { from, to } : presetRange("month", today);
}

export function compareOf(search: URLSearchParams): Compare {
  const asked = search.get("compare");
  return asked === "last_year" || asked === "none" ? asked : "before";
}

/** The address of a range below `path`. */
export const addressOf = (path: string, { from, to }: Range, compare: Compare = "before"): string =>
  `${path}?from=${from}&to=${to}${compare === "before" ? "" : `&compare=${compare}`}`;

/** "26 Nov", "1 to 26 Nov", "28 Oct to 3 Nov", with years if it is in another one than today. */
export function rangeText({ from, to }: Range, today: string): string {
  const year = today.slice(0, 4);
  const named = (day: string, withYear: boolean) =>
    `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}${withYear ? ` ${day.slice(0, 4)}` : ""}`;
  const years = from.slice(0, 4) !== year || to.slice(0, 4) !== year;
  if (from === to) return named(to, years);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${named(to, years)}`;
  return `${named(from, years && from.slice(0, 4) !== to.slice(0, 4))} to ${named(to, years)}`;
}

/** How a number changed: "+12%", "−7%", "new"; nothing if both are 0. */
export function changeText(now: number, before: number): string | undefined {
  if (before === 0) return now === 0 ? undefined : "new";
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  if (percent === 0) return "±0%";
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

/** The share in percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));
