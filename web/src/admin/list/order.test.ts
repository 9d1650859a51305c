import { expect, test } from "vitest";
import { blocksOf, lastOfEach, merged, moved } from "./order";

test("an item moves to another position", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b"], 1, 9)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
});

test("items that are not shown keep their position", () => {
  expect(merged([1, 2, 3, 4, 5], [5, 3, 1])).toEqual([5, 2, 3, 4, 1]);
  expect(merged([1, 2], [2, 9, 1])).toEqual([2, 1]);
});

test("the last entry of each subject is kept", () => {
  const said = [
    { block: 0, near: false },
    { block: 1, near: true },
    { block: 0, near: true },
  ];
  expect(lastOfEach(said, ({ block }) => block)).toEqual([
    { block: 0, near: true },
    { block: 1, near: true },
  ]);
});

test("a list is split in blocks", () => {
  expect(blocksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(blocksOf([], 2)).toEqual([]);
});
