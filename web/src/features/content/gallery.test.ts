import { expect, test } from "vitest";
import type { GalleryItem, Picture } from "../../api/schema";
import { categoriesOf, ofCategory, tileRatio } from "./gallery";

const picture = (width: number, height: number): Picture => ({
  src: "/uploads/a.webp",
  width,
  height,
  alt: "",
  placeholder: "",
  sizes: [],
});
const item = (id: number, category: string): GalleryItem => ({ id, title: "", category, images: [picture(4, 5)] });

test("categories are listed once, in one order however the pieces are shuffled", () => {
  const items = [item(1, "Kids"), item(2, "Bridal"), item(3, "Kids")];
  expect(categoriesOf(items)).toEqual(["Bridal", "Kids"]);
  expect(categoriesOf(items.toReversed())).toEqual(["Bridal", "Kids"]);
  expect(ofCategory(items, "Kids").map(({ id }) => id)).toEqual([1, 3]);
  expect(ofCategory(items, undefined)).toHaveLength(3);
  expect(ofCategory(items, "Hats")).toEqual([]);
});

test("a tile takes the frame that is near to its picture", () => {
  expect(tileRatio(picture(960, 1200))).toBe("4/5");
  expect(tileRatio(picture(900, 1200))).toBe("3/4");
  expect(tileRatio(picture(1600, 900))).toBe("1");
  expect(tileRatio(picture(10, 0))).toBe("1");
});
