import { expect, test } from "vitest";
import { paragraphsOf, summaryOf } from "./text";

test("a blank line parts paragraphs, a single line break does not", () => {
  expect(paragraphsOf("One\nstill one\n\n  \nTwo\n")).toEqual(["One\nstill one", "Two"]);
  expect(paragraphsOf(" ")).toEqual([]);
});

test("a summary is one line that ends between words", () => {
  expect(summaryOf("Short\n\nand whole.")).toBe("Short and whole.");
  const long = summaryOf("word ".repeat(60));
  expect(long.length).toBeLessThanOrEqual(161);
  expect(long.endsWith("word…")).toBe(true);
});
