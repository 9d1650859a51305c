import * as z from "zod/mini";
import type { ChosenImage } from "./chosen";

const isChosen = (value: unknown): value is ChosenImage =>
  typeof value === "object" && value !== null && typeof (value as { id?: unknown }).id === "number";

const chosen = () => z.custom<ChosenImage>(isChosen);

/** The rule of a required image; the field is null until one is chosen. */
export const oneImage = (message = "Add a photo.") =>
  z.pipe(
    z.nullable(chosen()).check(z.refine((value) => value !== null, message)),
    z.transform((value: ChosenImage | null) => value as ChosenImage),
  );

/** The rule of an optional image. */
export const maybeImage = () => z.nullable(chosen());

/** The rule of a field with several images. */
export const manyImages = ({ least = 0, most, message = "Add a photo." }: { least?: number; most: number; message?: string }) =>
  z.array(chosen()).check(z.minLength(least, message), z.maxLength(most, `At most ${most} images.`));
