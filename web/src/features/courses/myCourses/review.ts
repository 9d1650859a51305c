import * as z from "zod/mini";
import { messages } from "./messages";

const MOST_CHARACTERS = 1000;

/** The same rules as the server's; the server has the last word. */
export const review = z.object({
  // Without a choice there is no text at all.
  stars: z.string(messages.review.needsStars).check(z.refine((stars) => /^[1-5]$/.test(stars), messages.review.needsStars)),
  text: z.string().check(z.trim(), z.maxLength(MOST_CHARACTERS, messages.review.tooLong)),
});

export type Review = z.infer<typeof review>;
