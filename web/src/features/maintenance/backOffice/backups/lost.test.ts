import { expect, test } from "vitest";
import { lostSince } from "./lost";

test("what would be gone is named, the dearest first", () => {
  const since = [
    { what: "pictures", count: 1 },
    { what: "something new", count: 2 },
    { what: "orders", count: 3 },
  ];
  expect(lostSince({ since, changes: 1 })).toEqual([
    "3 requests and orders",
    "1 photo",
    "2 something new",
    "1 thing that was changed here",
  ]);
  expect(lostSince({ since: [], changes: 0 })).toEqual([]);
});
