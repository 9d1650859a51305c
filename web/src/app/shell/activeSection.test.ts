import { describe, expect, test } from "vitest";
import { activeSection } from "./activeSection";

const sections = [
  { id: "homebanner", top: 76 },
  { id: "hometutorials", top: 800 },
  { id: "homeservices", top: 1600 },
] as const;
const page = { windowHeight: 800, pageHeight: 5000, sections };

describe("the active item of the menu", () => {
  test("is home near the top, whatever else is in view", () => {
    expect(activeSection({ ...page, place: 299, sections: [{ id: "hometutorials", top: 400 }] })).toBe("homebanner");
  });

  test("is a section once the place plus 150 passes its top minus 200", () => {
    expect(activeSection({ ...page, place: 450 })).toBe("homebanner");
    expect(activeSection({ ...page, place: 451 })).toBe("hometutorials");
    expect(activeSection({ ...page, place: 1251 })).toBe("homeservices");
  });

  test("is contact within 200 of the end", () => {
    expect(activeSection({ ...page, place: 3999 })).toBe("homeservices");
    expect(activeSection({ ...page, place: 4000 })).toBe("homecontactus");
  });
});
