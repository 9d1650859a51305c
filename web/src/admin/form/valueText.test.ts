import { expect, test } from "vitest";
import { valueText } from "./valueText";

test("a value of several parts names those that are filled", () => {
  expect(valueText({ name: "Meera", designation: "Owner", phone: "", email: undefined })).toBe("Meera\nOwner");
  expect(valueText({ name: "", phone: undefined })).toBe("Empty");
});

test("a list names its first items and counts the others", () => {
  expect(valueText(["Silk", "Cotton"])).toBe("Silk\nCotton");
  expect(valueText([{ opens: "10:00", closes: "20:00" }])).toBe("10:00, 20:00");
  expect(valueText([1, 2, 3, 4, 5, 6, 7])).toBe("1\n2\n3\n4\n5\nand 2 more");
  expect(valueText([])).toBe("Empty");
});

test("an image is named by its description", () => {
  expect(valueText({ src: "/uploads/1.webp", alt: "Red silk blouse" })).toBe("Photo: Red silk blouse");
});
