import { expect, test } from "vitest";
import { firstNameOf, spacedMobile, viewerOf } from "./viewer";

test("a number is spaced as it is read", () => {
  expect(spacedMobile("+919876543210")).toBe("+91 98765 43210");
  expect(spacedMobile("98765")).toBe("98765");
});

test("she is greeted by her first name and marked by her whole one", () => {
  expect(firstNameOf("  Asha  Raman")).toBe("Asha");
  expect(viewerOf({ name: "Asha Raman", mobile: "+919000000002" })).toBe("Asha Raman · +91 90000 00002");
});
