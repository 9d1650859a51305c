import type { Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

/** Styles of few screens: the server writes them into the pages of these alone. */
const LATER = /\.later\.module\.css$/;
const SHEET = /\.css$/;

export interface Stylesheet {
  text: string;
  /** Files of the build that are merged into the stylesheet and no longer loaded. */
  files: string[];
}

/**
 * The styles of everything that the server renders, in one sheet: what a part needs comes before the part's own rules.
 * A chunk with styles of its own for later keeps all its styles in their file, which the server writes into the pages
 * that need the chunk.
 *
 * Fails if every page needs such a chunk: the server writes the file into none of them, as it takes the styles of what
 * every page needs to be in this sheet.
 */
export function oneStylesheet(bundle: Rolldown.OutputBundle): Stylesheet {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Chunk>();
  const files = new Set<string>();
  const visit = (chunk: Chunk | undefined, everywhere: boolean) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name), everywhere);
    if (isLater(chunk)) {
      if (everywhere) throw new Error(lost(chunk));
      return;
    }
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
  };
  for (const chunk of chunks.filter(({ isEntry }) => isEntry)) visit(chunk, true);
  for (const chunk of chunks.toSorted((a, b) => (a.name < b.name ? -1 : 1))) visit(chunk, false);
  const texts = [...files].map((file) => {
    const stylesheet = bundle[file];
    if (stylesheet?.type !== "asset") throw new Error(`the build has no style sheet ${file}`);
    return String(stylesheet.source).trim();
  });
  return { text: texts.join(""), files: [...files] };
}

const isLater = ({ moduleIds }: Chunk): boolean => moduleIds.some((id) => LATER.test(id));

function lost({ fileName, moduleIds }: Chunk): string {
  const sheets = moduleIds.filter((id) => SHEET.test(id));
  const later = sheets.filter((id) => LATER.test(id));
  return (
    `every page loads the chunk ${fileName}, so ${later.join(", ")} cannot be for later: all styles of the chunk would be missing (${sheets.join(", ")}). ` +
    "Import the sheet only where it is loaded later, keep its module out of the group in vite.config.ts, or give it a name without .later."
  );
}
