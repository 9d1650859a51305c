import { describe, expect, test } from "vitest";
import { suggestedCode } from "./code";
import { spanText, stateOf, today } from "./state";

const coupon = { published: true, used: 0, setAside: 0 };

describe("the state of a coupon", () => {
  test("is on from the first to the last day", () => {
    const week = { ...coupon, firstDay: "2026-11-10", lastDay: "2026-11-16" };
    expect(stateOf(week, "2026-11-09")).toBe("soon");
    expect(stateOf(week, "2026-11-10")).toBe("on");
    expect(stateOf(week, "2026-11-16")).toBe("on");
    expect(stateOf(week, "2026-11-17")).toBe("over");
  });

  test("reserved uses count as used", () => {
    expect(stateOf({ ...coupon, mostUses: 3, used: 2 }, "2026-11-10")).toBe("on");
    expect(stateOf({ ...coupon, mostUses: 3, used: 2, setAside: 1 }, "2026-11-10")).toBe("used up");
  });

  test("is off on any day when switched off", () => {
    expect(stateOf({ ...coupon, published: false, lastDay: "2026-01-01" }, "2026-11-10")).toBe("off");
  });

  test("the period is written out", () => {
    expect(spanText({})).toBe("no end date");
    expect(spanText({ lastDay: "2026-12-31" })).toBe("until 31 Dec 2026");
    expect(spanText({ firstDay: "2026-12-01" })).toBe("from 1 Dec 2026");
    expect(spanText({ firstDay: "2026-12-01", lastDay: "2026-12-31" })).toBe("1 Dec 2026 to 31 Dec 2026");
    expect(spanText({ firstDay: "2026-12-01", lastDay: "2026-12-01" })).toBe("on 1 Dec 2026 only");
  });

  test("the day is India's", () => {
    expect(today(Date.parse("2026-11-20T18:29:00Z"))).toBe("2026-11-20");
    expect(today(Date.parse("2026-11-20T18:31:00Z"))).toBe("2026-11-21");
  });
});

describe("a suggested code", () => {
  test("contains the percentage and cannot be guessed", () => {
    const zeros = (length: number) => new Uint8Array(length);
    expect(suggestedCode(20, zeros)).toBe("SAVE20-AAAA");
    expect(suggestedCode(Number.NaN, zeros)).toBe("SAVE-AAAA");
    expect(suggestedCode(20)).toMatch(/^SAVE20-[A-Z0-9]{4}$/);
    expect(suggestedCode(20)).not.toBe(suggestedCode(20));
  });
});
