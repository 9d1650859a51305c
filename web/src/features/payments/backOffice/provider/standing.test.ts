import { expect, test } from "vitest";
import { heard, standing } from "./standing";

test("only live keys are said to move money", () => {
  expect(standing({ mode: "sandbox" }).says).toContain("no money moves");
  expect(standing({ mode: "test" }).says).toContain("no money moves");
  expect(standing({ mode: "live" }).says).toContain("real money");
});

test("silence is told apart from a message", () => {
  expect(heard(undefined)).toContain("No message has come yet");
  expect(heard("2026-11-20T10:00:00Z", Date.parse("2026-11-20T10:03:10Z"))).toBe("The last message came 3 minutes ago, on 20 Nov 2026, 3:30 PM.");
});
