import type { WordsFor } from "../../api/problem";

/** A sentence for each problem code of the first start. */
export const words = {
  "setup.link_dead": "This link does not work any more. Start the program again: it prints a new one.",
  "setup.nothing_to_set": "This shop has its address already.",
  "setup.no_room_for_samples": "There is not enough room on the disk for the samples. Begin with an empty shop, or make room.",
} satisfies WordsFor<"setup">;
