import { expect, test } from "vitest";
import { blocksOf, merged, moved } from "./order";

test("one thing takes another place", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b"], 1, 9)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
});

test("what is not shown keeps its place", () => {
  expect(merged([1, 2, 3, 4, 5], [5, 3, 1])).toEqual([5, 2, 3, 4, 1]);
  expect(merged([1, 2], [2, 9, 1])).toEqual([2, 1]);
});

test("a long list comes in parts", () => {
  expect(blocksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(blocksOf([], 2)).toEqual([]);
});
