import * as z from "zod/mini";
import type { ChosenPicture } from "./chosen";

const isChosen = (value: unknown): value is ChosenPicture =>
  typeof value === "object" && value !== null && typeof (value as { id?: unknown }).id === "number";

const chosen = () => z.custom<ChosenPicture>(isChosen);

/** The rule of a field with one picture that has to be there; the field holds none until one is chosen. */
export const onePicture = (words = "Add a photo.") =>
  z.pipe(
    z.nullable(chosen()).check(z.refine((value) => value !== null, words)),
    z.transform((value: ChosenPicture | null) => value as ChosenPicture),
  );

/** The rule of a field with one picture that may be missing. */
export const maybePicture = () => z.nullable(chosen());

/** The rule of a field with several. */
export const manyPictures = ({ least = 0, most, words = "Add a photo." }: { least?: number; most: number; words?: string }) =>
  z.array(chosen()).check(z.minLength(least, words), z.maxLength(most, `At most ${most} pictures.`));
