import { expect, test } from "vitest";
import { openingHours } from "./openingHours";

const read = (days: string, time: string) =>
  openingHours([{ days, time }]).map((hours) => {
    const { dayOfWeek, opens, closes } = hours as { dayOfWeek: string[]; opens: string; closes: string };
    return `${dayOfWeek.map((day) => day.slice(0, 2)).join(" ")} ${opens}-${closes}`;
  });

test.each([
  ["Monday to Saturday", "11:00 am to 7:00 pm", "Mo Tu We Th Fr Sa 11:00-19:00"],
  ["Mon – Fri", "10am-8.30pm", "Mo Tu We Th Fr 10:00-20:30"],
  ["Mon, Wed and Sundays", "09:00 - 18:00", "Mo We Su 09:00-18:00"],
  ["Every day", "12 pm to 9 p.m.", "Mo Tu We Th Fr Sa Su 12:00-21:00"],
])("%s, %s", (days, time, hours) => {
  expect(read(days, time)).toEqual([hours]);
});

test.each([
  ["Sunday", "11:00 am to 7:00 pm, home visits only"],
  ["Sunday", "Closed"],
  ["By appointment", "11:00 am to 7:00 pm"],
  ["Saturday to Monday", "11:00 am to 7:00 pm"],
  ["Monday", "11 to 7"],
  ["Monday", "7 pm to 11 am"],
  ["Monday", "13 pm to 14 pm"],
])("what is only for people stays out: %s, %s", (days, time) => {
  expect(read(days, time)).toEqual([]);
});
