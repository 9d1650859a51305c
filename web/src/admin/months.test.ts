import { expect, test } from "vitest";
import { monthOf, monthText, stepMonth } from "./months";

test("a month begins at midnight in India", () => {
  expect(monthOf(Date.parse("2026-07-31T18:29:59Z"))).toBe("2026-07");
  expect(monthOf(Date.parse("2026-07-31T18:30:00Z"))).toBe("2026-08");
});

test("months step over the year", () => {
  expect(stepMonth("2026-01", -1)).toBe("2025-12");
  expect(stepMonth("2025-12", 1)).toBe("2026-01");
  expect(monthText("2025-12")).toBe("December 2025");
});
