import * as z from "zod/mini";
import { fileId, flag } from "../../../../admin/form/rules";
import { chosenFrom } from "../../../media/public/chosen";
import { oneImage } from "../../../media/public/rules";
import type { CreateHowToMeasure, HowToMeasureEntry } from "../../../../api/schema";

export const rules = z.object({
  video: fileId("Add a video."),
  image: oneImage("Add a cover image."),
  published: flag(),
});

export type Values = z.input<typeof rules>;

export const empty = (): Values => ({ video: null, image: null, published: true });

export const valuesOf = (entry: HowToMeasureEntry): Values => ({
  video: entry.videoId,
  image: chosenFrom(entry),
  published: entry.published,
});

export const draftOf = ({ video, image, published }: z.output<typeof rules>): CreateHowToMeasure => ({ videoId: video, imageId: image.id, published });
