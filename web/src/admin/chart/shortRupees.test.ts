import { expect, test } from "vitest";
import { shortRupees } from "./shortRupees";

test("amounts on an axis are short", () => {
  expect([50_000, 500_000, 150_000_00, 0].map(shortRupees)).toEqual(["500", "5k", "1.5L", "0"]);
});
