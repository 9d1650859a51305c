import { expect, test } from "vitest";
import { labelled } from "./Tape";

test("ends that have no room on the tape are not written, and the last one always is", () => {
  expect([...labelled([3, 7, 13, 21])]).toEqual([21, 13, 7, 3]);
  const many = [3, 4, 6, 7, 10, 18, 20, 23, 33, 37, 39, 42, 57, 60];
  expect([...labelled(many)].toReversed()).toEqual([4, 10, 23, 33, 42, 60]);
  expect(labelled([])).toEqual(new Set());
});
