import { expect, test } from "vitest";
import { firstNameOf, viewerOf } from "./viewer";

test("she is greeted by her first name and marked by her whole one", () => {
  expect(firstNameOf("  Asha  Raman")).toBe("Asha");
  expect(viewerOf({ name: "Asha Raman", mobile: "+919000000002" })).toBe("Asha Raman · +91 90000 00002");
});
