const CUT_AT = 300;
const HOME_TITLE_WORDS = 4;

/** Texts of the owner are plain; a blank line parts paragraphs. */
export function paragraphs(text: string): string[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** One line of at most 300 characters; what is longer ends in an ellipsis. */
export function teaser(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length <= CUT_AT ? line : `${characters.slice(0, CUT_AT).join("").trimEnd()}…`;
}

/** The first four words of a title, as the home page shows it. */
export function shortTitle(title: string): string {
  const words = title.trim().split(/\s+/);
  if (words.length <= HOME_TITLE_WORDS) return words.join(" ");
  return `${words.slice(0, HOME_TITLE_WORDS).join(" ").replace(/[,;:.]$/, "")}…`;
}

/** For search engines and link previews: the first sentences, cut at a word. */
export function description(text: string, most = 155): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[,;:.]$/, "")}…`;
}

/** A row id out of an address, if it is one. */
export function rowId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
