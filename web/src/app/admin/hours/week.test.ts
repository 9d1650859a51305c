import { expect, test } from "vitest";
import { bookableDays, bookableSlots, calendarOf, differenceOf, homesOf, linesOf, slotsWithin, spokenTime, weekOf } from "./week";

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

test("the days and slots that customers can book are the calendar's", () => {
  expect(bookableDays(before)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(bookableDays({ ...before, daysOff: [0, 1] })).toEqual([1, 2, 3, 4, 5]);
  expect(bookableSlots(before)).toEqual([]);
  const closed = { slot: "1:00PM To 3:00PM", homes: 0 } as const;
  expect(bookableSlots({ ...before, capacities: [closed, { slot: "11:00 AM To 1:00PM", homes: 1 }, { slot: "Full Day", homes: 1 }] })).toEqual(["11:00 AM To 1:00PM"]);
});

test.each<[text: string, hours: [days: string, time: string][], says: string | undefined]>([
  ["nothing is published", [], undefined],
  ["the same days", [["Mon - Sat", "11 am to 7 pm"]], undefined],
  ["the same days, and one closed", [["Mon - Sat", "by appointment"], ["Sunday", "Closed"]], undefined],
  ["only for people", [["Weekdays", "11 am to 7 pm"]], undefined],
  ["more days", [["Every day", "11 am to 7 pm"]], undefined],
  ["fewer days", [["Monday", "11 am to 7 pm"]], "Your published hours say Monday, but customers can book Monday to Saturday."],
  ["other days", [["Mon, Sunday", "11 am to 7 pm"]], "Your published hours say Monday, Sunday, but customers can book Monday to Saturday."],
])("published hours beside a calendar that is closed on Sunday: %s", (_, hours, says) => {
  expect(differenceOf(hours.map(([days, time]) => ({ days, time })), before)).toBe(says);
});

test("a calendar without an open day is said too", () => {
  const settings = { ...before, daysOff: [0, 1, 2, 3, 4, 5, 6] };
  expect(differenceOf([{ days: "Monday", time: "11 am to 7 pm" }], settings)).toBe("Your published hours say Monday, but customers can book no day.");
});
