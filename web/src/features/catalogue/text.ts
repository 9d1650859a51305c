/** The owner's plain text: a blank line parts two paragraphs. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

const LONGEST_SUMMARY = 160;

/** The start of a text in one line, for search engines and shared links. */
export function summaryOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= LONGEST_SUMMARY) return line;
  const cut = line.slice(0, LONGEST_SUMMARY);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}
