import { expect, test } from "vitest";
import { labelEvery, shortRupees, stepsTo } from "./scale";

test("an axis has few round steps and ends above the most", () => {
  expect(stepsTo(0)).toEqual([0, 1]);
  expect(stepsTo(3)).toEqual([0, 1, 2, 3]);
  expect(stepsTo(1_480_000)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
  for (const most of [1, 7, 42, 999, 100_000, 123_456]) {
    const steps = stepsTo(most);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(most);
    expect(steps.length).toBeLessThanOrEqual(7);
  }
});

test("amounts on an axis are short", () => {
  expect([50_000, 500_000, 150_000_00, 0].map(shortRupees)).toEqual(["500", "5k", "1.5L", "0"]);
});

test("labels are left out where they would overlap", () => {
  expect(labelEvery(14, 600)).toBe(1);
  expect(labelEvery(31, 320)).toBe(3);
});
