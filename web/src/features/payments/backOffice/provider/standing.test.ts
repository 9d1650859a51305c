import { expect, test } from "vitest";
import { heard, missing, standing } from "./standing";

test("only live keys are described as moving money", () => {
  expect(standing({ mode: "sandbox" }).says).toContain("no money moves");
  expect(standing({ mode: "closed" }).says).toContain("Nothing can be bought online");
  expect(standing({ mode: "test" }).says).toContain("no money moves");
  expect(standing({ mode: "test", testPurchases: 2 }).says).toContain("2 test purchases end when you enter live keys");
  expect(standing({ mode: "live" }).says).toContain("real money");
});

test("a missing webhook event is distinguished from a received one", () => {
  expect(heard(undefined)).toContain("No webhook received yet");
  expect(heard("2026-11-20T10:00:00Z", Date.parse("2026-11-20T10:03:10Z"))).toBe("Last webhook received 3 minutes ago, on 20 Nov 2026, 3:30 PM.");
});

test("missing webhooks are reported with their day", () => {
  expect(missing("2026-11-20T10:00:00Z")).toMatch(/^Since 20 Nov 2026, 3:30 PM payments came without a webhook\./);
});
