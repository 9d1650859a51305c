import { expect, test } from "vitest";
import type { GalleryItem, Image } from "../../api/schema";
import { categoriesOf, ofCategory, tileRatio } from "./gallery";

const image = (width: number, height: number): Image => ({
  src: "/uploads/a.webp",
  width,
  height,
  alt: "",
  placeholder: "",
  sizes: [],
});
const item = (id: number, category: string): GalleryItem => ({ id, title: "", category, images: [image(4, 5)] });

test("categories are listed once, in the same order for every shuffle", () => {
  const items = [item(1, "Kids"), item(2, "Bridal"), item(3, "Kids")];
  expect(categoriesOf(items)).toEqual(["Bridal", "Kids"]);
  expect(categoriesOf(items.toReversed())).toEqual(["Bridal", "Kids"]);
  expect(ofCategory(items, "Kids").map(({ id }) => id)).toEqual([1, 3]);
  expect(ofCategory(items, undefined)).toHaveLength(3);
  expect(ofCategory(items, "Hats")).toEqual([]);
});

test("a tile uses the ratio nearest to its image", () => {
  expect(tileRatio(image(960, 1200))).toBe("4/5");
  expect(tileRatio(image(900, 1200))).toBe("3/4");
  expect(tileRatio(image(1600, 900))).toBe("1");
  expect(tileRatio(image(10, 0))).toBe("1");
});
