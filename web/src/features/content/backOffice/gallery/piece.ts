import * as z from "zod/mini";
import { flag, text } from "../../../../admin/form/rules";
import { chosenFrom, idsOf } from "../../../media/public/chosen";
import { manyImages } from "../../../media/public/rules";
import type { CreateGallery, GalleryEntry } from "../../../../api/schema";

export const TITLE = 80;
export const GROUP = 40;
export const MOST_IMAGES = 10;

export const rules = z.object({
  title: text(TITLE),
  category: text(GROUP),
  images: manyImages({ least: 1, most: MOST_IMAGES, message: "Add at least one photo." }),
  published: flag(),
});

export type Values = z.input<typeof rules>;

export const emptyPiece = (): Values => ({ title: "", category: "", images: [], published: true });

export const valuesOf = ({ title, category, images, published }: GalleryEntry): Values => ({
  title,
  category,
  images: images.map(chosenFrom),
  published,
});

export const draftOf = ({ images, ...rest }: z.output<typeof rules>): CreateGallery => ({
  ...rest,
  imageIds: idsOf(images),
});

/** A hidden copy of the piece, for the server. */
export const copyOf = ({ title, category, images }: GalleryEntry): CreateGallery => ({
  title: copyTitle(title, TITLE),
  category,
  imageIds: images.map(({ imageId }) => imageId),
  published: false,
});

/** "Red blouse, copy", cut to the field's length. */
export const copyTitle = (title: string, most: number): string => {
  const tail = ", copy";
  return [...title].slice(0, most - tail.length).join("") + tail;
};
