import { expect, test } from "vitest";
import { exampleOf, valuesOf } from "./rules";

const values = valuesOf({ advancePercent: 30, advanceRoundingPaise: 5_000, rushPaise: 0, readyDays: 10, balanceOnline: true, slipTerms: "" });

test("the example is rounded as the server does it", () => {
  expect(exampleOf(values, 415_000)).toBe(125_000);
  expect(exampleOf({ ...values, advancePercent: "50" }, 415_000)).toBe(210_000);
  expect(exampleOf({ ...values, advancePercent: "100" }, 12_550)).toBe(12_550);
});

test("there is no example while a value is not a number", () => {
  expect(exampleOf({ ...values, advancePercent: "" }, 415_000)).toBeUndefined();
  expect(exampleOf({ ...values, advancePercent: "101" }, 415_000)).toBeUndefined();
  expect(exampleOf({ ...values, rounding: "0" }, 415_000)).toBeUndefined();
});
