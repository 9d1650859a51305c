import { expect, test } from "vitest";
import { spokenBytes } from "./sizes";

test("sizes are rounded to readable units", () => {
  expect([0, 900, 34_000_000, 1_200_000_000, 38_000_000_000, 2_000_000_000].map(spokenBytes)).toEqual([
    "1 kB",
    "1 kB",
    "34 MB",
    "1.2 GB",
    "38 GB",
    "2 GB",
  ]);
});
