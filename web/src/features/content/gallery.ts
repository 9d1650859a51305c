import type { GalleryItem, Image } from "../../api/schema";
import type { Ratio } from "../../ui/Photo";

/** The categories in alphabetical order, independent of the shuffle. */
export function categoriesOf(items: readonly GalleryItem[]): string[] {
  return [...new Set(items.map(({ category }) => category))].sort();
}

export function ofCategory(items: readonly GalleryItem[], category: string | undefined): readonly GalleryItem[] {
  return category === undefined ? items : items.filter((item) => item.category === category);
}

const SQUARE_FROM = 0.9;
const TALL_UP_TO = 0.77;

/** The ratio of a tile, near the image's own, so that little is cropped. */
export function tileRatio({ width, height }: Image): Ratio {
  const shape = height > 0 ? width / height : 1;
  if (shape >= SQUARE_FROM) return "1";
  return shape <= TALL_UP_TO ? "3/4" : "4/5";
}
