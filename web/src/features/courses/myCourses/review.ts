import * as z from "zod/mini";
import { messages } from "./messages";

const MOST_CHARACTERS = 1000;

/** The server's rules, checked early; the server decides. */
export const review = z.object({
  // Without a choice the value is null.
  stars: z.string(messages.review.needsStars).check(z.refine((stars) => /^[1-5]$/.test(stars), messages.review.needsStars)),
  text: z.string().check(z.trim(), z.maxLength(MOST_CHARACTERS, messages.review.tooLong)),
});

export type Review = z.infer<typeof review>;
