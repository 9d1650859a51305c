import { describe, expect, test } from "vitest";
import { partsOf } from "./highlight";

const marked = (text: string, query: string) =>
  partsOf(text, query)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join("");

describe("what was looked for", () => {
  test("is marked wherever it occurs, ignoring case", () => {
    expect(marked("Princess-cut blouse", "BLOUSE")).toBe("Princess-cut [blouse]");
    expect(marked("Blouse for a blouse", " blouse ")).toBe("[Blouse] for a [blouse]");
    expect(marked("anana", "ana")).toBe("[ana]na");
  });

  test("is marked word by word", () => {
    expect(marked("Boat-neck blouse", "blouse boat neck")).toBe("[Boat]-[neck] [blouse]");
    expect(marked("Blouses", "blouse ouses")).toBe("[Blouses]");
  });

  test("may not occur", () => {
    expect(marked("Sherwani", "blouse")).toBe("Sherwani");
    expect(marked("Sherwani", "  ")).toBe("Sherwani");
    expect(partsOf("", "blouse")).toEqual([]);
  });

  test("is text, not a pattern", () => {
    expect(marked("Fall and pico (two days)", "(two")).toBe("Fall and pico [(two] days)");
  });

  test("is not marked in texts whose length changes with case", () => {
    expect(marked("İpek blouse", "blouse")).toBe("İpek blouse");
  });
});
