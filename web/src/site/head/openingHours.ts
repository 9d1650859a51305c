import type { OpeningHours } from "../../api/schema";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const RANGE = /\s*(?:\bto\b|-|–)\s*/i;
const TIME = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?$/i;

/** The opening hours as schema.org writes them. Lines that say more than days and two times are for people alone. */
export function openingHours(lines: readonly OpeningHours[]): object[] {
  return lines.flatMap(({ days, time }) => {
    const dayOfWeek = daysIn(days);
    const [opens, closes, ...more] = time.trim().split(RANGE).map(clock);
    if (!dayOfWeek || !opens || !closes || more.length > 0 || closes <= opens) return [];
    return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
  });
}

/** The days of "Monday to Saturday", "Mon, Wed and Fri" or "Every day"; undefined for any other text. */
export function daysIn(text: string): string[] | undefined {
  if (/^(daily|every ?day|all days)$/i.test(text.trim())) return DAYS;
  const named: string[] = [];
  for (const part of text.split(/\s*(?:,|&|\band\b)\s*/i)) {
    const [first = -1, last = first, ...more] = part.trim().split(RANGE).map(dayIndex);
    if (first < 0 || last < first || more.length > 0) return undefined;
    named.push(...DAYS.slice(first, last + 1));
  }
  return named;
}

const dayIndex = (name: string): number =>
  name.length < 3 ? -1 : DAYS.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase().replace(/(?:s|\.)$/, "")));

/** "19:00" for "7 pm", "7:00 pm" and "19.00"; an hour without its half of the day must be of a clock of 24 hours. */
function clock(text: string): string | undefined {
  const [, written = "", minutes = "00", half] = TIME.exec(text) ?? [];
  const hour = Number(written);
  if (!written || Number(minutes) > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined;
  if (!half && !/[:.]/.test(text)) return undefined;
  const full = half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return `${String(full).padStart(2, "0")}:${minutes}`;
}
