import { expect, test } from "vitest";
import { greetingName, paragraphsOf, summaryOf } from "./text";

test("a blank line separates paragraphs, a line break does not", () => {
  expect(paragraphsOf("One\nstill one\n\nTwo\r\n\r\n\r\n Three \n \nFour\n")).toEqual([
    "One\nstill one",
    "Two",
    "Three",
    "Four",
  ]);
  expect(paragraphsOf(" \n\n ")).toEqual([]);
});

test("a greeting skips initials, and uses the whole name if nothing else is left", () => {
  for (const [name, called] of [
    ["  Asha  Raman", "Asha"],
    ["K. Meera", "Meera"],
    ["K.S. Meera Devi", "Meera"],
    ["Selvi M.", "Selvi"],
    ["R K Li", "R K Li"],
    ["Jo", "Jo"],
    ["கே. மீரா", "மீரா"],
    ["", ""],
  ] as const)
    expect(greetingName(name), name).toBe(called);
});

test("a summary is one line that ends after a word", () => {
  expect(summaryOf("Short\n\nand whole.")).toBe("Short and whole.");
  expect(summaryOf("one, two three", 9)).toBe("one, two…");
  expect(summaryOf("one, two three", 7)).toBe("one…");
  const long = summaryOf("word ".repeat(60));
  expect(long.length).toBeLessThanOrEqual(156);
  expect(long).toMatch(/word…$/);
});
