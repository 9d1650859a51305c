import { describe, expect, test } from "vitest";
import { partsOf } from "./highlight";

const marked = (text: string, query: string) =>
  partsOf(text, query)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join("");

describe("what was looked for", () => {
  test("is marked wherever it stands, whatever the case", () => {
    expect(marked("Princess-cut blouse", "BLOUSE")).toBe("Princess-cut [blouse]");
    expect(marked("Blouse for a blouse", " blouse ")).toBe("[Blouse] for a [blouse]");
    expect(marked("anana", "ana")).toBe("[ana]na");
  });

  test("may stand nowhere", () => {
    expect(marked("Sherwani", "blouse")).toBe("Sherwani");
    expect(marked("Sherwani", "  ")).toBe("Sherwani");
    expect(partsOf("", "blouse")).toEqual([]);
  });

  test("is text and no pattern", () => {
    expect(marked("Fall and pico (two days)", "(two")).toBe("Fall and pico [(two] days)");
  });

  test("is left alone in texts that change their length with the case", () => {
    expect(marked("İpek blouse", "blouse")).toBe("İpek blouse");
  });
});
