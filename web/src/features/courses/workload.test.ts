import { expect, test } from "vitest";
import { workload } from "./workload";

test.each([
  ["6 h 20 min", "PT6H20M"],
  ["2 h 05 min", "PT2H5M"],
  ["55 min", "PT55M"],
  ["90 minutes", "PT1H30M"],
  ["3 hours", "PT3H"],
])("%s", (duration, written) => {
  expect(workload(duration, [{ seconds: 60 }])).toBe(written);
});

test("what only people can read is counted from the videos, if there are any", () => {
  expect(workload("A weekend", [{ seconds: 1200 }, { seconds: 2401 }])).toBe("PT1H1M");
  expect(workload("", [])).toBeUndefined();
});
