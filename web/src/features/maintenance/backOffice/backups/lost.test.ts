import { expect, test } from "vitest";
import { lostSince } from "./lost";

test("what would be lost is listed, the most important first", () => {
  const since = [
    { what: "images", count: 1 },
    { what: "something new", count: 2 },
    { what: "orders", count: 3 },
  ];
  expect(lostSince({ since, changes: 1 })).toEqual([
    "3 requests and orders",
    "1 photo",
    "2 something new",
    "1 change in the back office",
  ]);
  expect(lostSince({ since: [], changes: 0 })).toEqual([]);
});
