import { describe, expect, test } from "vitest";
import { isMobile } from "../../form/contact";
import { enquiry } from "./enquiry";

const wrongFields = (values: Record<string, string>): string[] => {
  const result = enquiry.safeParse({ name: "", phone: "", email: "", message: "", website: "", ...values });
  return result.success ? [] : [...new Set(result.error.issues.map(({ path }) => String(path[0])))];
};

describe("an enquiry", () => {
  test("needs a name and a phone number, nothing else", () => {
    expect(wrongFields({})).toEqual(["name", "phone"]);
    expect(wrongFields({ name: "  ", phone: " " })).toEqual(["name", "phone"]);
    expect(wrongFields({ name: "Asha", phone: "98765 43210" })).toEqual([]);
  });

  test("names every invalid field", () => {
    const long = { name: "x".repeat(81), phone: "12345", email: "asha@", message: "x".repeat(2001) };
    expect(wrongFields(long)).toEqual(["name", "phone", "email", "message"]);
  });

  test("accepts an optional email address", () => {
    for (const email of ["asha@example.com", "a.b+c@shop.example.in"])
      expect(wrongFields({ name: "A", phone: "9876543210", email })).toEqual([]);
    for (const email of ["asha", "@example.com", "a b@example.com", "a@b"])
      expect(wrongFields({ name: "A", phone: "9876543210", email })).toEqual(["email"]);
  });
});

test("pasted mobile numbers are accepted", () => {
  for (const text of ["9876543210", "+91 98765-43210", "0091 9876543210", "919876543210", "09876543210"])
    expect(isMobile(text), text).toBe(true);
  for (const text of ["", "12345", "5876543210", "98765432101", "9876x43210", "+1 9876543210"])
    expect(isMobile(text), text).toBe(false);
});
