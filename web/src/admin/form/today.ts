const INDIA_AHEAD_MS = 330 * 60_000;

/** yyyy-mm-dd, by the calendar of India. */
export const dayInIndia = (time: number | string): string => new Date(new Date(time).getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
export const todayInIndia = (): string => dayInIndia(Date.now());
