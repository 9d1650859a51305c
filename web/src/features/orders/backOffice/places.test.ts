import { expect, test } from "vitest";
import type { CalendarDay, OrderLine, PieceSummary, TeamMember } from "../../../api/schema";
import { FULL_DAY, isOver, ofPerson, PARTS, summary, UNASSIGNED, visitsOf } from "./places";

const SELVI: TeamMember = { id: 3, name: "Selvi M." };
const KALA: TeamMember = { id: 4, name: "Kala" };

const order = (id: number, more: Partial<OrderLine>) => ({ id, assignees: [], ...more }) as unknown as OrderLine;

const day: CalendarDay = {
  day: "2026-11-26",
  closed: false,
  slots: [{ slot: "11:00 AM To 1:00PM", free: 0, visits: [order(1, { visitAssignee: SELVI }), order(2, { visitAssignee: KALA, assignees: [SELVI] }), order(3, {})] }],
  trials: [order(4, { assignees: [KALA] })],
  due: [{ id: 5, assignee: KALA }, { id: 6 }] as unknown as PieceSummary[],
};

const shown = (person: string | undefined) => {
  const { trials, due, ...rest } = ofPerson(day, person);
  return [visitsOf({ trials, due, ...rest }), trials, due].map((list) => list.map(({ id }) => id));
};

test("the calendar of one person has the visits they go to, not those of orders they make", () => {
  expect(shown("3")).toEqual([[1], [], []]);
  expect(shown("4")).toEqual([[2], [4], [5]]);
  expect(shown(UNASSIGNED)).toEqual([[3], [], [6]]);
  expect(shown(undefined)).toEqual([[1, 2, 3], [4], [5, 6]]);
});

test("a part of a day is over at its end in India, and a day that is over is not full", () => {
  const at = (time: string) => PARTS.filter((slot) => isOver(day.day, slot, Date.parse(`2026-11-26T${time}+05:30`)));
  expect(at("12:59:59")).toEqual([]);
  expect(at("13:00:00")).toEqual(["11:00 AM To 1:00PM"]);
  expect(at("18:59:59")).toHaveLength(3);
  expect(at("19:00:00")).toEqual(PARTS);
  expect(isOver(day.day, FULL_DAY, Date.parse("2026-11-26T18:59:59+05:30"))).toBe(false);
  expect(summary({ ...day, day: "2020-01-01" })).toBe("3 visits");
  expect(summary({ ...day, day: "2099-01-01" })).toBe("Full");
});

test("a slot that is full of others' visits stays full", () => {
  expect(ofPerson(day, "3").slots[0]?.free).toBe(0);
});
