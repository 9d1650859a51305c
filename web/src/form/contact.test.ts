import { expect, test } from "vitest";
import { isEmail, isMobile, mobileOf } from "./contact";

test("invisible marks from chat apps are removed", () => {
  for (const number of ["98765 43210", "\u202a+91 98765-43210\u202c", "\u00a00091 9876543210 "]) expect(isMobile(number), number).toBe(true);
  for (const email of [" asha@example.com", "\u2068asha@example.com\u2069", "asha@பனை.example"]) expect(isEmail(email), email).toBe(true);
});

test("invisible characters inside an address are refused", () => {
  for (const email of ["as\u200bha@example.com", "asha@exam\u200dple.com", "as ha@example.com", "asha@example", "@example.com"])
    expect(isEmail(email), JSON.stringify(email)).toBe(false);
  expect(isMobile("98765\u202e43210")).toBe(false);
});

test("a mobile number is normalised as the server does", () => {
  for (const text of [
    "98765 43210",
    "+91 98765-43210",
    "0091 9876543210",
    "919876543210",
    "09876543210",
    "+91 09876543210",
    "+91 0 98765 43210",
    "0091-0-98765-43210",
    "\u202a+91\u00a098765\u00a043210\u202c",
    "\u115f9876543210\u0085",
  ])
    expect(mobileOf(text), text).toBe("+919876543210");
  expect(mobileOf("9198765432")).toBe("+919198765432");
  for (const text of ["", "12345", "5876543210", "98765432101", "9876x43210", "+1 9876543210", "9109876543210", "009876543210", "+9109198765432101", "98765\t43210"])
    expect(mobileOf(text), JSON.stringify(text)).toBeUndefined();
});
