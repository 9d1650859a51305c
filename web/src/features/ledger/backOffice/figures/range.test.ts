import { describe, expect, test } from "vitest";
import { changeText, compareOf, percentOf, presetOf, presetRange, rangeOf, rangeText } from "./range";

const TODAY = "2026-11-26"; // a Thursday

describe("presets", () => {
  test("end today or with the last month", () => {
    expect(presetRange("week", TODAY)).toEqual({ from: "2026-11-23", to: TODAY });
    expect(presetRange("month", TODAY)).toEqual({ from: "2026-11-01", to: TODAY });
    expect(presetRange("last_month", "2026-03-05")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  });

  test("a week begins on Monday, also on a Sunday", () => {
    expect(presetRange("week", "2026-11-29").from).toBe("2026-11-23");
  });

  test("a financial year begins on 1 April", () => {
    expect(presetRange("year", TODAY).from).toBe("2026-04-01");
    expect(presetRange("year", "2027-03-31").from).toBe("2026-04-01");
    expect(presetRange("year", "2027-04-01").from).toBe("2027-04-01");
  });

  test("are recognised", () => {
    expect(presetOf({ from: "2026-11-01", to: TODAY }, TODAY)).toBe("month");
    expect(presetOf({ from: "2026-11-02", to: TODAY }, TODAY)).toBeUndefined();
  });
});

test("an address without a range, or with one that does not exist, is this month", () => {
  const of = (query: string) => rangeOf(new URLSearchParams(query), TODAY);
  expect(of("from=2026-10-01&to=2026-10-09")).toEqual({ from: "2026-10-01", to: "2026-10-09" });
  for (const query of ["", "from=2026-10-09&to=2026-10-01", "from=2026-11-01&to=2026-12-01", "from=x&to=y", "from=2026-99-99&to=2026-11-01"]) {
    expect(of(query), query).toEqual({ from: "2026-11-01", to: TODAY });
  }
  expect(compareOf(new URLSearchParams("compare=last_year"))).toBe("last_year");
  expect(compareOf(new URLSearchParams("compare=x"))).toBe("before");
});

test("ranges are short, and have a year only if it is another one", () => {
  const text = (from: string, to: string) => rangeText({ from, to }, TODAY);
  expect(text(TODAY, TODAY)).toBe("26 Nov");
  expect(text("2026-11-01", TODAY)).toBe("1 to 26 Nov");
  expect(text("2026-10-28", "2026-11-03")).toBe("28 Oct to 3 Nov");
  expect(text("2025-11-01", "2025-11-26")).toBe("1 to 26 Nov 2025");
  expect(text("2025-12-30", "2026-01-02")).toBe("30 Dec 2025 to 2 Jan 2026");
});

test("changes are in percent", () => {
  expect([changeText(112, 100), changeText(93, 100), changeText(5, 0), changeText(0, 0), changeText(100, 100), changeText(50, -100)]).toEqual([
    "+12%",
    "−7%",
    "new",
    undefined,
    "±0%",
    "+150%",
  ]);
  expect([percentOf(39, 95), percentOf(0, 0)]).toEqual([41, 0]);
});
