import { describe, expect, test } from "vitest";
import { shortTitle, teaser } from "./text";

describe("texts of the owner", () => {
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
});
