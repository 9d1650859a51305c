export interface Part {
  text: string;
  matched: boolean;
}

/** Splits a text at the occurrences of the query, ignoring case. */
export function partsOf(text: string, query: string): Part[] {
  const wanted = query.trim().toLowerCase();
  const lower = text.toLowerCase();
  // A few letters change their length with case, which would shift the positions.
  if (wanted === "" || lower.length !== text.length) return text === "" ? [] : [{ text, matched: false }];

  const parts: Part[] = [];
  const add = (from: number, to: number, matched: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), matched });
  };
  let end = 0;
  for (let start = lower.indexOf(wanted); start >= 0; start = lower.indexOf(wanted, end)) {
    add(end, start, false);
    end = start + wanted.length;
    add(start, end, true);
  }
  add(end, text.length, false);
  return parts;
}
