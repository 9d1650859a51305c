export interface Part {
  text: string;
  matched: boolean;
}

/** Splits a text at the occurrences of the query's words, ignoring case. */
export function partsOf(text: string, query: string): Part[] {
  const terms = query.toLowerCase().split(/[\s-]+/).filter(Boolean);
  const lower = text.toLowerCase();
  // A few letters change their length with case, which would shift the positions.
  if (terms.length === 0 || lower.length !== text.length) return text === "" ? [] : [{ text, matched: false }];

  const matched = Array<boolean>(text.length).fill(false);
  for (const word of terms)
    for (let start = lower.indexOf(word); start >= 0; start = lower.indexOf(word, start + word.length))
      matched.fill(true, start, start + word.length);

  const parts: Part[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && matched[end] === matched[start]) end += 1;
    parts.push({ text: text.slice(start, end), matched: matched[start] === true });
  }
  return parts;
}
