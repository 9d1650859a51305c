const CUT_AT = 300;
const HOME_TITLE_MAX = 4;

/** One line of at most 300 characters; longer texts end in an ellipsis. */
export function teaser(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length <= CUT_AT ? line : `${characters.slice(0, CUT_AT).join("").trimEnd()}…`;
}

/** The first four words of a title, for the home page. */
export function shortTitle(title: string): string {
  const parts = title.trim().split(/\s+/);
  if (parts.length <= HOME_TITLE_MAX) return parts.join(" ");
  return `${parts.slice(0, HOME_TITLE_MAX).join(" ").replace(/[,;:.]$/, "")}…`;
}
