import { expect, test } from "vitest";
import { dayAfter, hasRoom, isDay, tomorrowInIndia, weekdayOf } from "./slots";

test("tomorrow is computed in Indian time", () => {
  expect(tomorrowInIndia(Date.parse("2026-11-20T18:29:59Z"))).toBe("2026-11-21");
  expect(tomorrowInIndia(Date.parse("2026-11-20T18:30:00Z"))).toBe("2026-11-22");
  expect(tomorrowInIndia(Date.parse("2026-12-31T00:00:00Z"))).toBe("2027-01-01");
});

test("only calendar days are accepted", () => {
  expect(dayAfter("2027-02-28")).toBe("2027-03-01");
  expect(weekdayOf("2026-11-20")).toBe("Friday");
  expect(["2026-11-20", "2026-13-20", "", "20-11-2026"].map(isDay)).toEqual([true, false, false, false]);
});

test("a day has room while it is open and one slot is free", () => {
  const day = { day: "2026-11-21", earliest: "2026-11-21", latest: "2027-02-18", closed: false };
  expect(hasRoom({ ...day, slots: [{ slot: "Full Day", free: 0 }, { slot: "5:00PM To 7:00PM", free: 1 }] })).toBe(true);
  expect(hasRoom({ ...day, slots: [{ slot: "Full Day", free: 0 }] })).toBe(false);
  expect(hasRoom({ ...day, closed: true, slots: [{ slot: "Full Day", free: 1 }] })).toBe(false);
});
