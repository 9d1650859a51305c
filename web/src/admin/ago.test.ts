import { expect, test } from "vitest";
import { ago } from "./ago";

test("an age is given in one unit", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");
  expect(ago("2026-11-20T09:59:30Z", now)).toBe("just now");
  expect(ago("2026-11-20T10:00:30Z", now), "a clock that is behind").toBe("just now");
  expect(ago("2026-11-20T09:59:00Z", now)).toBe("1 minute ago");
  expect(ago("2026-11-20T09:57:01Z", now)).toBe("2 minutes ago");
  expect(ago("2026-11-20T07:00:00Z", now)).toBe("3 hours ago");
  expect(ago("2026-11-13T10:00:00Z", now)).toBe("7 days ago");
});
