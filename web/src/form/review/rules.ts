import * as z from "zod/mini";
import { copy } from "./copy";

const MOST_CHARACTERS = 1000;

/** The server's rules, checked early; the server decides. */
export const review = z.object({
  // Without a choice the value is null.
  stars: z.string(copy.needsStars).check(z.refine((stars) => /^[1-5]$/.test(stars), copy.needsStars)),
  text: z.string().check(z.trim(), z.maxLength(MOST_CHARACTERS, copy.tooLong)),
});

export type Review = z.infer<typeof review>;
