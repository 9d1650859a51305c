import * as z from "zod/mini";
import { day, flag, text } from "../../../../admin/form/rules";
import { todayInIndia } from "../../../../admin/form/today";
import { chosenFrom } from "../../../../admin/pictures/chosen";
import { manyPictures, onePicture } from "../../../../admin/pictures/rules";
import type { EventDraft, EventEntry } from "../../../../api/schema";

export const TITLE = 120;
export const TEXT = 10_000;
export const MOST_PICTURES = 10;

export const rules = z.object({
  title: text(TITLE),
  description: text(TEXT),
  date: day(),
  main: onePicture("Add the main picture: a story needs one."),
  pictures: manyPictures({ most: MOST_PICTURES }),
  published: flag(),
});

export type Values = z.input<typeof rules>;

export const emptyStory = (): Values => ({
  title: "",
  description: "",
  date: todayInIndia(),
  main: null,
  pictures: [],
  published: true,
});

export const valuesOf = ({ title, description, date, mainImageId, mainImage, images, published }: EventEntry): Values => ({
  title,
  description,
  date,
  main: chosenFrom({ imageId: mainImageId, image: mainImage }),
  pictures: images.map(chosenFrom),
  published,
});

export const draftOf = ({ main, pictures, ...rest }: z.output<typeof rules>): EventDraft => ({
  ...rest,
  mainImageId: main.id,
  images: pictures.map(({ id, hidden }) => ({ imageId: id, published: !hidden })),
});

/** The same story as a draft for the server. */
export const draftFrom = ({ title, description, date, mainImageId, images, published, version }: EventEntry): EventDraft => ({
  title,
  description,
  date,
  mainImageId,
  images: images.map((picture) => ({ imageId: picture.imageId, published: picture.published })),
  published,
  version,
});
