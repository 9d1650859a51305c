import { describe, expect, test } from "vitest";
import { day, videoLength, longDay } from "./date";
import { count, rupees, rupeesExact } from "./money";

describe("money", () => {
  test("is grouped in the Indian system", () => {
    expect(rupees(12_500_000)).toBe("₹1,25,000");
    expect(rupees(99_900)).toBe("₹999");
    expect(rupees(100_000)).toBe("₹1,000");
    expect(rupees(1_234_567_800)).toBe("₹1,23,45,678");
    expect(rupees(0)).toBe("₹0");
  });

  test("shows paise only when there are some, or when requested", () => {
    expect(rupees(112_450)).toBe("₹1,124.50");
    expect(rupeesExact(112_500)).toBe("₹1,125.00");
    expect(rupeesExact(5)).toBe("₹0.05");
    expect(rupees(-150_050)).toBe("−₹1,500.50");
  });

  test("counts are grouped in the same way", () => {
    expect(count(1234567)).toBe("12,34,567");
  });
});

describe("dates", () => {
  test("a day is not shifted", () => {
    expect(day("2027-01-24")).toBe("24 Jan 2027");
    expect(longDay("2027-08-05")).toBe("5 August 2027");
  });

  test("a time is on its day in India", () => {
    expect(day("2026-12-31T18:29:59Z")).toBe("31 Dec 2026");
    expect(day("2026-12-31T18:30:00Z")).toBe("1 Jan 2027");
  });

  test("unreadable values are unchanged", () => {
    expect(day("soon")).toBe("soon");
  });

  test("videos have minutes and seconds", () => {
    expect(videoLength(65)).toBe("1:05");
    expect(videoLength(9)).toBe("0:09");
    expect(videoLength(3729)).toBe("1:02:09");
  });
});
