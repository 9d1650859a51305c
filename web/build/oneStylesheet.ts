import type { Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

/** Styles of few screens: the server writes them into the pages of these alone. */
const LATER = /\.later\.module\.css$/;

export interface Stylesheet {
  text: string;
  /** Files of the build that are merged into the stylesheet and no longer loaded. */
  files: string[];
}

/**
 * The styles of everything that the server renders, in one sheet: what a part needs comes before the part's own rules.
 * A chunk with styles of its own for later keeps them in their file.
 */
export function oneStylesheet(bundle: Rolldown.OutputBundle): Stylesheet {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Chunk>();
  const files = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
    if (chunk.moduleIds.some((id) => LATER.test(id))) return;
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
  };
  const first = chunks.filter((chunk) => chunk.isEntry);
  const rest = chunks.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const chunk of [...first, ...rest]) visit(chunk);
  const texts = [...files].map((file) => {
    const stylesheet = bundle[file];
    if (stylesheet?.type !== "asset") throw new Error(`the build has no style sheet ${file}`);
    return String(stylesheet.source).trim();
  });
  return { text: texts.join(""), files: [...files] };
}
