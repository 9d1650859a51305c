import * as z from "zod/mini";
import { day, flag, text } from "../../../../admin/form/rules";
import { todayInIndia } from "../../../../admin/form/today";
import { chosenFrom } from "../../../media/public/chosen";
import { manyImages, oneImage } from "../../../media/public/rules";
import { copyTitle } from "../gallery/piece";
import type { CreateEvent, EventEntry } from "../../../../api/schema";

export const TITLE = 120;
export const TEXT = 10_000;
export const MOST_IMAGES = 10;

export const rules = z.object({
  title: text(TITLE),
  description: text(TEXT),
  date: day(),
  main: oneImage("Add a main image."),
  images: manyImages({ most: MOST_IMAGES }),
  published: flag(),
});

export type Values = z.input<typeof rules>;

export const emptyStory = (): Values => ({
  title: "",
  description: "",
  date: todayInIndia(),
  main: null,
  images: [],
  published: true,
});

export const valuesOf = ({ title, description, date, mainImageId, mainImage, images, published }: EventEntry): Values => ({
  title,
  description,
  date,
  main: chosenFrom({ imageId: mainImageId, image: mainImage }),
  images: images.map(chosenFrom),
  published,
});

export const draftOf = ({ main, images, ...rest }: z.output<typeof rules>): CreateEvent => ({
  ...rest,
  mainImageId: main.id,
  images: images.map(({ id, hidden }) => ({ imageId: id, published: !hidden })),
});

/** A hidden copy of the story, for the server. */
export const copyOf = ({ title, description, date, mainImageId, images }: EventEntry): CreateEvent => ({
  title: copyTitle(title, TITLE),
  description,
  date,
  mainImageId,
  images: images.map((image) => ({ imageId: image.imageId, published: image.published })),
  published: false,
});
