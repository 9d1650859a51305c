import { describe, expect, test } from "vitest";
import { planOf } from "./plan";

describe("the plan of an address", () => {
  test("always holds what the frame asks", () => {
    expect(planOf("/", 1).reads).toContain("/api/content/shop");
    expect(planOf("/no/such/page", 1).reads).toContain("/api/content/shop");
  });

  test("tells an address where nothing lives", () => {
    expect(planOf("/", 1).known).toBe(true);
    expect(planOf("/no/such/page", 1).known).toBe(false);
  });

  test("drops what no screen understands", () => {
    expect(planOf("/no/such/page?utm_source=chat", 1).address).toBe("/no/such/page");
  });

  test("asks every question once", () => {
    const { reads } = planOf("/", 1);
    expect(new Set(reads).size).toBe(reads.length);
  });
});
