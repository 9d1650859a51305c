const INDIA_AHEAD_MS = 330 * 60_000;

/** yyyy-mm-dd, by the calendar of India. */
export const todayInIndia = (): string => new Date(Date.now() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
