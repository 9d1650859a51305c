import type { Colours } from "../../ui/Photo";

const PAIRS: readonly Colours[] = [
  { first: "#ffdd7a", second: "#b5105b" },
  { first: "#f7b91e", second: "#0a4d54" },
  { first: "#fffdf8", second: "#2b4aa0" },
  { first: "#ffdd7a", second: "#6a1b6e" },
  { first: "#f7b91e", second: "#d8381f" },
  { first: "#ffdd7a", second: "#2a0f2e" },
];

/** The two border colours of an image: stable for an item, different from its neighbour's. */
export const selvedge = (id: number): Colours => PAIRS[id % PAIRS.length] ?? {};
