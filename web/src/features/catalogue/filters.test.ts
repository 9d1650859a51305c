import { describe, expect, test } from "vitest";
import { bandOf, filtered, filtersOf, isNarrowed, queryOf, sorted } from "./filters";

const category = (categoryName: string, rupees?: number, hasCourses = false) => ({
  categoryName,
  fromPricePaise: rupees === undefined ? undefined : rupees * 100,
  hasCourses,
});
const linen = category("Home Linen");
const bridal = category("Bridal", 4800);
const blouses = category("Blouses", 650, true);
const combos = category("Family Combos", 2400);
const all = [linen, bridal, blouses, combos];
const none = filtersOf(new URLSearchParams());

describe("filters in a URL", () => {
  test("are parsed as they were written", () => {
    const filters = { price: "under-1000", courses: true, name: "Kids' ", sort: "high" } as const;
    expect(filtersOf(new URLSearchParams(queryOf(filters)))).toEqual(filters);
    expect(queryOf(none)).toBe("");
  });

  test("are ignored if invalid", () => {
    const filters = filtersOf(new URLSearchParams("price=cheap&courses=yes&sort=up"));
    expect(filters).toEqual(none);
    expect(isNarrowed(filters)).toBe(false);
    expect(isNarrowed({ ...none, sort: "low" })).toBe(false);
    expect(isNarrowed({ ...none, name: "b" })).toBe(true);
  });
});

describe("the list", () => {
  test("is narrowed by band, courses and name", () => {
    expect(filtered(all, none)).toEqual(all);
    expect(filtered(all, { ...none, price: "under-1000" })).toEqual([blouses]);
    expect(filtered(all, { ...none, courses: true })).toEqual([blouses]);
    expect(filtered(all, { ...none, name: " BRI" })).toEqual([bridal]);
    expect(filtered(all, { ...none, price: "over-2500", courses: true })).toEqual([]);
  });

  test("has each price in one band only", () => {
    expect([999_99, 1000_00, 2500_00, 2500_01].map(bandOf)).toEqual([
      "under-1000",
      "1000-2500",
      "1000-2500",
      "over-2500",
    ]);
    expect(bandOf(undefined)).toBeUndefined();
  });

  test("is sorted by price with the unpriced last", () => {
    expect(sorted(all, "low")).toEqual([blouses, combos, bridal, linen]);
    expect(sorted(all, "high")).toEqual([bridal, combos, blouses, linen]);
    expect(sorted(all, undefined)).toEqual([bridal, blouses, combos, linen]);
  });
});
