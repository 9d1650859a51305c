import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPast, moment, recently, shortDay, weekday } from "./days";

beforeEach(() => {
  vi.useFakeTimers();
  // Half past twelve at night in India, still the day before in London.
  vi.setSystemTime("2026-06-18T19:00:00Z");
});
afterEach(() => {
  vi.useRealTimers();
});

test("days are in Indian time, with the year unless it is the current one", () => {
  expect(weekday("2026-06-10")).toBe("Wed 10 June");
  expect(weekday("2026-06-09T20:00:00Z")).toBe("Wed 10 June");
  expect(weekday("2027-01-24")).toBe("Sun 24 January 2027");
  expect(shortDay("2026-08-24")).toBe("24 Aug");
});

test("today begins at midnight in India", () => {
  expect(recently("2026-06-18T18:31:00Z")).toBe("Today");
  expect(recently("2026-06-18T18:29:00Z")).toBe("Thu 18 June");
  expect([isPast("2026-06-18"), isPast("2026-06-19")]).toEqual([true, false]);
});

test("a moment is shown to the minute", () => {
  expect(moment("2026-06-18T13:12:00Z")).toBe("18 June 2026, 6:42 PM");
  expect(moment("2026-06-17T18:35:00Z")).toBe("18 June 2026, 12:05 AM");
});

test("unreadable values are returned unchanged", () => {
  expect([weekday("soon"), shortDay("soon"), moment("soon")]).toEqual(["soon", "soon", "soon"]);
});
