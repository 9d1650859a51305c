import { expect, test } from "vitest";
import { sinceText } from "./balanceDays";

test("a balance of a delivered order says that the garment has left the shop", () => {
  expect(sinceText({ isReady: false, isDelivered: false, days: 6 })).toBe("approved 6 days ago");
  expect(sinceText({ isReady: true, isDelivered: false, days: 1 })).toBe("ready yesterday");
  expect(sinceText({ isReady: true, isDelivered: true, days: 18 })).toBe("delivered, ready 18 days ago");
});
