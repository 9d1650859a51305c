/** Splits plain text into paragraphs at blank lines; single line breaks stay. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** Keeps the hyphens of "type - name - model" from beginning a line. */
export const unbrokenHyphens = (name: string): string => name.replaceAll(" - ", "\u00a0- ");

/** The length at which search engines cut descriptions. */
const LONGEST_SUMMARY = 155;

/** A one-line summary, cut after a word, for search engines and shared links. */
export function summaryOf(text: string, most = LONGEST_SUMMARY): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:.]+$/, "")}…`;
}

/** The number of letters and vowel signs: "ஷா" counts as two, a full stop as none. */
const letters = (word: string): number => word.match(/[\p{L}\p{M}]/gu)?.length ?? 0;

/**
 * What a person is called in a greeting: the first word of more than two letters, because names in Tamil Nadu often
 * begin with initials ("K. Meera"); else the whole name.
 */
export function greetingName(name: string): string {
  const parts = name.trim().split(/\s+/);
  return parts.find((word) => letters(word) > 2) ?? parts.join(" ");
}

/** Formats a stored number as "+91 98765 43210". */
export function spokenMobile(stored: string): string {
  return stored.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}
