import { expect, test } from "vitest";
import type { CalendarDay, OrderLine, PieceSummary, TeamMember } from "../../../api/schema";
import { ofPerson, UNASSIGNED, visitsOf } from "./places";

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

test("a slot that is full of others' visits stays full", () => {
  expect(ofPerson(day, "3").slots[0]?.free).toBe(0);
});
