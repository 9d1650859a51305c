import { describe, expect, it } from "vitest";
import { draftOf, nameOf } from "./page";

describe("the anchors of a page's sections", () => {
  it("are unique and made of the headings", () => {
    expect(nameOf("What we keep, and why", new Set())).toBe("what-we-keep-and-why");
    expect(nameOf("Returns", new Set(["returns"]))).toBe("returns-2");
    expect(nameOf("தையல்", new Set())).toBe("part");
  });
  it("do not change, so that links keep working", () => {
    const part = (anchor: string, heading: string) => ({ anchor, heading, text: "Messages." });
    const draft = draftOf({ title: "Terms", sections: [part("", "Paying"), part("paying", "How to pay"), part("", "")] }, 3);
    expect(draft).toEqual({
      title: "Terms",
      version: 3,
      sections: [
        { id: "paying-2", heading: "Paying", text: "Messages." },
        { id: "paying", heading: "How to pay", text: "Messages." },
        { id: "part", text: "Messages." },
      ],
    });
  });
});
