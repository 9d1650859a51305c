import { expect, test } from "vitest";
import { calendarOf, homesOf, linesOf, slotsWithin, spokenTime, weekOf } from "./week";

const before = { capacities: [], daysOff: [0], horizonDays: 60 };

test("picked hours are written as people read them, and read again", () => {
  for (const [days, said] of [
    [[0, 1, 2, 3, 4, 5], ["Monday to Saturday"]],
    [[6], ["Sunday"]],
    [[0, 1, 3, 4, 6], ["Monday to Tuesday", "Thursday to Friday", "Sunday"]],
  ] as const) {
    const week = { days, opens: "10:30", closes: "20:00" };
    const lines = linesOf(week);
    expect(lines.map((line) => line.days)).toEqual(said);
    expect(lines[0]?.time).toBe("10:30 am to 8:00 pm");
    expect(weekOf(lines)).toEqual(week);
  }
  expect(["00:00", "12:00", "12:30", "23:30"].map(spokenTime)).toEqual(["12:00 am", "12:00 pm", "12:30 pm", "11:30 pm"]);
});

test("hours that differ by day, or say more, are left to be written", () => {
  expect(weekOf([{ days: "Monday", time: "11 am to 7 pm" }, { days: "Tuesday", time: "11 am to 5 pm" }])).toBeUndefined();
  expect(weekOf([{ days: "Monday to Saturday", time: "by appointment" }])).toBeUndefined();
  expect(weekOf([])?.days).toHaveLength(6);
});

test("slots outside the hours take no visits, and other days are off", () => {
  const week = { days: [1, 2, 3], opens: "12:00", closes: "17:30" };
  expect(slotsWithin(week)).toEqual(["1:00PM To 3:00PM", "3:00PM To 5:00PM"]);
  const calendar = calendarOf(week, 2, before);
  expect(calendar.daysOff).toEqual([0, 1, 5, 6]);
  expect(calendar.capacities.map(({ homes }) => homes)).toEqual([0, 2, 2, 0]);
  expect(calendar.horizonDays).toBe(60);
  expect(homesOf(calendar)).toBe(2);
  expect(homesOf(before)).toBe(3);
});
