import { expect, test } from "vitest";
import * as z from "zod/mini";
import { amountError, lengthText, maybePrice, paiseOf, price, text, typedRupees, wholeNumber } from "./rules";

const said = (result: z.core.util.SafeParseResult<unknown>) => (result.success ? result.data : result.error.issues.map(({ message }) => message));

test("typed rupees become paise", () => {
  expect(paiseOf("450")).toBe(45_000);
  expect(paiseOf(" ₹1,25,000 ")).toBe(12_500_000);
  expect(paiseOf("99.5")).toBe(9_950);
  expect(paiseOf("99.05")).toBe(9_905);
  for (const wrong of ["", "4.555", "-4", "four", "1e3", "1234567890123"]) expect(paiseOf(wrong), wrong).toBeUndefined();
  expect(typedRupees(45_000)).toBe("450");
  expect(typedRupees(9_905)).toBe("99.05");
  expect(typedRupees(undefined)).toBe("");
});

test("a price has an error message for each mistake", () => {
  expect(said(price().safeParse("450"))).toBe(45_000);
  expect(said(price().safeParse(""))).toEqual(["Please fill this in."]);
  expect(said(price().safeParse("much"))).toEqual(["Enter an amount like 450 or 1,250.50."]);
  expect(said(price().safeParse("0.50"))).toEqual(["Enter at least ₹1."]);
  expect(said(price().safeParse("1,00,00,000"))).toBe(1_000_000_000);
  for (const typed of ["1,00,00,000.01", "123456789012"]) expect(said(price().safeParse(typed))).toEqual(["Enter at most ₹1,00,00,000."]);
  expect(said(maybePrice(0, 100_000).safeParse("1,001"))).toEqual(["Enter at most ₹1,000."]);
  expect(said(maybePrice().safeParse(""))).toBeUndefined();
});

test("an amount that cannot be sent says why", () => {
  expect(amountError(1_000_000_000)).toBeUndefined();
  expect(amountError(1_000_000_001)).toBe("Enter at most ₹1,00,00,000.");
  expect(amountError(30_000, 20_000)).toBe("Enter at most ₹200.");
  expect(amountError(undefined)).toBe("Enter an amount like 450 or 1,250.50.");
});

test("texts and numbers are limited", () => {
  expect(said(text(5).safeParse(" நான் "))).toBe("நான்");
  expect(said(text(5).safeParse("  "))).toEqual(["Please fill this in."]);
  expect(said(text(5, 0).safeParse(""))).toBe("");
  expect(said(text(5, 3).safeParse("ab"))).toEqual(["Use at least 3 characters."]);
  expect(said(text(3).safeParse("abcd"))).toEqual(["Use at most 3 characters."]);
  expect(said(wholeNumber(1, 90).safeParse("91"))).toEqual(["Enter a number from 1 to 90."]);
  expect(said(wholeNumber(1, 90).safeParse("30"))).toBe(30);
  expect(lengthText("twelve lette", 100, 5)).toBe("5 to 100 characters, 12 so far");
  expect(lengthText("abcd", 3)).toBe("Up to 3 characters, 1 too many");
});
