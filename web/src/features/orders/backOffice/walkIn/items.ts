import type { Choice } from "../../booking/choices";

/** Suggestions shown at most. */
export const MOST_ITEMS = 8;

const termsOf = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean);

/** The choices that contain every typed word; those that begin with the text first. */
export function itemsLike(choices: readonly Choice[], typed: string): Choice[] {
  const terms = termsOf(typed);
  if (terms.length === 0) return [...choices];
  const begin = typed.trim().toLowerCase();
  const first: Choice[] = [];
  const others: Choice[] = [];
  for (const choice of choices) {
    const label = choice.label.toLowerCase();
    if (!terms.every((word) => label.includes(word))) continue;
    const begins = label.split(" - ").some((part) => part.startsWith(begin));
    (begins ? first : others).push(choice);
  }
  return [...first, ...others];
}

export interface Part {
  text: string;
  found: boolean;
}

/** A label cut at the first typed word, to mark it. */
export function markedParts(label: string, typed: string): Part[] {
  const word = termsOf(typed)[0];
  const at = word ? label.toLowerCase().indexOf(word) : -1;
  if (!word || at < 0) return [{ text: label, found: false }];
  const end = at + word.length;
  return [
    { text: label.slice(0, at), found: false },
    { text: label.slice(at, end), found: true },
    { text: label.slice(end), found: false },
  ].filter(({ text }) => text !== "");
}
