import { describe, expect, test } from "vitest";
import { cameBy, happened, workLength } from "./messages";

describe("the copy of courses", () => {
  test("lengths are written in hours and minutes", () => {
    expect(workLength(20)).toBe("1 min");
    expect(workLength(55 * 60)).toBe("55 min");
    expect(workLength(2 * 3600)).toBe("2 h");
    expect(workLength(6 * 3600 + 20 * 60)).toBe("6 h 20 min");
    expect(workLength(2 * 3600 + 5 * 60)).toBe("2 h 05 min");
  });

  test("an enrolment says where it came from", () => {
    expect(cameBy({ source: "bought", paidPaise: 149_900 })).toBe("Bought online, ₹1,499");
    expect(cameBy({ source: "gift", paidPaise: 0 })).toBe("Gift");
  });

  test("an event is described in one line", () => {
    const at = "2026-08-01T06:30:00Z";
    expect(happened({ at, kind: "granted", source: "cash", days: 30, paidPaise: 40_000 })).toBe("Sold at the counter for 30 days, paid in cash, ₹400");
    expect(happened({ at, kind: "granted", source: "gift", days: 1 })).toBe("Given as a gift for 1 day");
    expect(happened({ at, kind: "extended", days: 7 })).toBe("7 more days");
  });
});
