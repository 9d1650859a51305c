import * as z from "zod/mini";
import { flag } from "../../../../admin/form/rules";
import { chosenFrom, type ChosenImage } from "../../../media/public/chosen";
import { oneImage } from "../../../media/public/rules";
import type { CreateHowToMeasure, HowToMeasureEntry } from "../../../../api/schema";

export interface Values {
  video: number | null;
  image: ChosenImage | null;
  published: boolean;
}

export const empty = (): Values => ({ video: null, image: null, published: true });

export const valuesOf = (entry: HowToMeasureEntry): Values => ({
  video: entry.videoId,
  image: chosenFrom(entry),
  published: entry.published,
});

export const rules = z.object({
  video: z.pipe(
    z.nullable(z.number()).check(z.refine((id) => id !== null, "Add a video.")),
    z.transform((id: number | null) => id as number),
  ),
  image: oneImage("Add a cover image."),
  published: flag(),
});

type Output = z.output<typeof rules>;

export const draftOf = ({ video, image, published }: Output): CreateHowToMeasure => ({ videoId: video, imageId: image.id, published });
