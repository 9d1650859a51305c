import { expect, test } from "vitest";
import { cmOf, lengthText, rangeOf, typedRange } from "./lengths";

test("lengths are typed in the shop's unit", () => {
  expect(["36.5", "36½", "36 1/2", "½", "36,5"].map((text) => cmOf(text, "in"))).toEqual([92.7, 92.7, 92.7, 1.3, 92.7]);
  expect(cmOf("92.14", "cm")).toBe(92.1);
  expect(cmOf("wide", "in")).toBeUndefined();
  expect([30, 1.3].map((cm) => lengthText(cm, "in"))).toEqual(["11¾", "½"]);
});

test("an end of a range that was not changed is exactly as stored", () => {
  const stored = { least: 30, most: 180 };
  const typed = typedRange(stored, "in");
  expect(typed).toMatchObject({ least: "11¾", most: "70¾" });
  expect(rangeOf(typed, "in")).toEqual(stored);
  expect(rangeOf({ ...typed, most: "70" }, "in")).toEqual({ least: 30, most: 177.8 });
});

test("a range has two ends in order, or none", () => {
  expect(rangeOf({ least: "", most: " " }, "cm")).toBeUndefined();
  expect(rangeOf({ least: "10", most: "" }, "cm")).toBeNull();
  expect(rangeOf({ least: "10", most: "10" }, "cm")).toBeNull();
  expect(rangeOf({ least: "0", most: "10" }, "cm")).toBeNull();
});
