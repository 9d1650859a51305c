import { expect, test } from "vitest";
import { duration } from "./duration";

test("a duration is told in at most two units", () => {
  expect([40, 240, 3600, 4200].map(duration)).toEqual(["40 s", "4 min", "1 h", "1 h 10 min"]);
});
