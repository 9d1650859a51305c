import * as z from "zod/mini";
import { flag } from "../../../../admin/form/rules";
import { chosenFrom, type ChosenPicture } from "../../../../admin/pictures/chosen";
import { onePicture } from "../../../../admin/pictures/rules";
import type { HowToMeasureDraft, HowToMeasureEntry } from "../../../../api/schema";

export interface Values {
  film: number | null;
  picture: ChosenPicture | null;
  published: boolean;
}

export const empty = (): Values => ({ film: null, picture: null, published: true });

export const valuesOf = (entry: HowToMeasureEntry): Values => ({
  film: entry.filmId,
  picture: chosenFrom(entry),
  published: entry.published,
});

export const rules = z.object({
  film: z.pipe(
    z.nullable(z.number()).check(z.refine((id) => id !== null, "Add a film.")),
    z.transform((id: number | null) => id as number),
  ),
  picture: onePicture("Add the picture that is shown before it plays."),
  published: flag(),
});

type Output = z.output<typeof rules>;

export const draftOf = ({ film, picture, published }: Output): HowToMeasureDraft => ({ filmId: film, imageId: picture.id, published });

export const draftFrom = ({ filmId, imageId, published, version }: HowToMeasureEntry): HowToMeasureDraft => ({
  filmId,
  imageId,
  published,
  version,
});
