import { MONTHS } from "../format/date";

const INDIA_AHEAD_MS = 330 * 60_000;

/** The month in India at a time, as "2026-08". */
export const monthOf = (now: number = Date.now()): string => new Date(now + INDIA_AHEAD_MS).toISOString().slice(0, 7);

/** The month `by` months later, or earlier if negative. */
export function stepMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** "August 2026". */
export function monthText(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} ${year}`;
}
