import { expect, test } from "vitest";
import { isEmail, isMobile } from "./contact";

test("invisible marks from chat apps are removed", () => {
  for (const number of ["98765 43210", "\u202a+91 98765-43210\u202c", "\u00a00091 9876543210 "]) expect(isMobile(number), number).toBe(true);
  for (const email of [" asha@example.com", "\u2068asha@example.com\u2069", "asha@பனை.example"]) expect(isEmail(email), email).toBe(true);
});

test("invisible characters inside an address are refused", () => {
  for (const email of ["as\u200bha@example.com", "asha@exam\u200dple.com", "as ha@example.com", "asha@example", "@example.com"])
    expect(isEmail(email), JSON.stringify(email)).toBe(false);
  expect(isMobile("98765\u202e43210")).toBe(false);
});
