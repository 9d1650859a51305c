import * as z from "zod/mini";
import { flag, text } from "../../../../admin/form/rules";
import { chosenFrom, idsOf } from "../../../../admin/pictures/chosen";
import { manyPictures } from "../../../../admin/pictures/rules";
import type { GalleryDraft, GalleryEntry } from "../../../../api/schema";

export const TITLE = 80;
export const GROUP = 40;
export const MOST_PICTURES = 10;

export const rules = z.object({
  title: text(TITLE),
  category: text(GROUP),
  pictures: manyPictures({ least: 1, most: MOST_PICTURES, words: "Add at least one photo of the piece." }),
  published: flag(),
});

export type Values = z.input<typeof rules>;

export const emptyPiece = (): Values => ({ title: "", category: "", pictures: [], published: true });

export const valuesOf = ({ title, category, images, published }: GalleryEntry): Values => ({
  title,
  category,
  pictures: images.map(chosenFrom),
  published,
});

export const draftOf = ({ pictures, ...rest }: z.output<typeof rules>): GalleryDraft => ({
  ...rest,
  imageIds: idsOf(pictures),
});

/** The same piece as a draft for the server. */
export const draftFrom = ({ title, category, images, published, version }: GalleryEntry): GalleryDraft => ({
  title,
  category,
  imageIds: images.map(({ imageId }) => imageId),
  published,
  version,
});

/** "Red blouse, a copy", as long as the field takes it. */
export const copyTitle = (title: string, most = TITLE): string => {
  const tail = ", a copy";
  return [...title].slice(0, most - tail.length).join("") + tail;
};
