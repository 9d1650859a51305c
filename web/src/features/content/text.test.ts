import { describe, expect, test } from "vitest";
import { description, paragraphs, rowId, shortTitle, teaser } from "./text";

describe("texts of the owner", () => {
  test("a blank line parts paragraphs, a line break does not", () => {
    expect(paragraphs("One\nstill one\n\nTwo\r\n\r\n\r\n Three \n \nFour\n")).toEqual([
      "One\nstill one",
      "Two",
      "Three",
      "Four",
    ]);
    expect(paragraphs(" \n\n ")).toEqual([]);
  });

  test("a teaser has at most 300 characters before its ellipsis", () => {
    expect(teaser("a".repeat(300))).toBe("a".repeat(300));
    expect(teaser("a".repeat(301))).toBe(`${"a".repeat(300)}…`);
    expect(teaser("one\n\ntwo")).toBe("one two");
    expect([...teaser("𝒜".repeat(400))]).toHaveLength(301);
  });

  test("a title on the home page has four words", () => {
    expect(shortTitle("How to choose lining that survives")).toBe("How to choose lining…");
    expect(shortTitle("Five borders, five towns, one piece")).toBe("Five borders, five towns…");
    expect(shortTitle("Only four words here")).toBe("Only four words here");
    expect(shortTitle("Two words")).toBe("Two words");
  });

  test("a description ends at a word", () => {
    expect(description("one two three", 9)).toBe("one two…");
    expect(description("short")).toBe("short");
  });

  test("only whole positive numbers are row ids", () => {
    expect(rowId("12")).toBe(12);
    for (const text of [undefined, "", "0", "-1", "1.5", "abc", "1e3", "9".repeat(20)]) expect(rowId(text)).toBeUndefined();
  });
});
