import { expect, test } from "vitest";
import { whenHere } from "./whenHere";

test("last activity is shown by the calendar of India", () => {
  const now = Date.parse("2026-08-24T20:00:00Z"); // 12:30 AM on the 25th in India
  expect(whenHere("2026-08-24T19:00:00Z", now)).toBe("today, 12:30 AM");
  expect(whenHere("2026-08-24T16:10:00Z", now)).toBe("yesterday, 9:40 PM");
  expect(whenHere("2026-05-28T06:30:00Z", now)).toBe("28 May 2026");
});
