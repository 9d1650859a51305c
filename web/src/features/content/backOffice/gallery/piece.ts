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
  images: manyImages({ least: 1, most: MOST_IMAGES, messages: "Add at least one photo." }),
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

/** The same piece as a draft for the server. */
export const draftFrom = ({ title, category, images, published }: GalleryEntry): CreateGallery => ({
  title,
  category,
  imageIds: images.map(({ imageId }) => imageId),
  published,
});

/** "Red blouse, copy", cut to the field's length. */
export const copyTitle = (title: string, most = TITLE): string => {
  const tail = ", copy";
  return [...title].slice(0, most - tail.length).join("") + tail;
};
