import { expect, test } from "vitest";
import type { TeamLoad } from "../../../../api/schema";
import { makerOffers } from "./makers";

const team = [{ id: 3, name: "Selvi M." }, { id: 4, name: "Murugan P." }, { id: 9, name: "New" }];
const days = (counts: readonly number[]) => counts.map((pieces, at) => ({ day: `2026-12-${String(at + 1).padStart(2, "0")}`, pieces, points: pieces * 2 }));
const load: TeamLoad = {
  pointsPerDay: 6,
  makers: [
    { maker: { id: 3, name: "Selvi M." }, days: days([1, 0, 3, 0, 0, 0, 1, 9]) },
    { maker: { id: 4, name: "Murugan P." }, days: days([0, 0, 2]) },
  ],
};
const notes = (day: string) => makerOffers(team, load, day).map(({ note }) => note);

test("a maker has the pieces of the next seven days", () => {
  expect(notes("2026-12-02")).toEqual(["5 this week", "2 this week", undefined, "no maker"]);
});

test("a maker whose day is full says so", () => {
  expect(notes("2026-12-03")).toEqual(["full that day", "2 this week", undefined, "no maker"]);
  expect(notes("2026-12-08")).toEqual(["full that day", "2 this week", undefined, "no maker"]);
});

test("names do not wait for the load", () => {
  expect(makerOffers(team, undefined, "").map(({ label, note }) => [label, note])).toEqual([["Selvi M.", undefined], ["Murugan P.", undefined], ["New", undefined], ["Decide later", "no maker"]]);
});
