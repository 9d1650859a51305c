import { relative } from "node:path";
import type { Plugin } from "vite";

const LAZY_PAGE = /(lazyPage|browserPage)\(\s*\(\)\s*=>\s*import\(\s*(["'])([^"']+)\2\s*\),?\s*\)/g;
const EMPTY = "\0empty";

/**
 * For the server's build. Tells each lazy page the file it comes from, so that the server can announce its chunk in the
 * page's head. Of everything that is loaded later, the pages that the server renders are all that gets into the bundle.
 */
export function renderedPages(): Plugin {
  let root = "";
  const rendered = new Set<string>();
  const nameOf = (importer: string, specifier: string) => `${importer} ${specifier}`;
  return {
    name: "rendered-pages",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    async transform(code, id) {
      if (id.includes("node_modules") || !/(?:lazy|browser)Page\(/.test(code)) return null;
      const edits: { whole: string; with: string }[] = [];
      for (const [whole, kind, , specifier = ""] of code.matchAll(LAZY_PAGE)) {
        const resolved = await this.resolve(specifier, id);
        if (!resolved) continue;
        if (kind === "lazyPage") rendered.add(nameOf(id, specifier));
        const source = relative(root, resolved.id);
        edits.push({ whole, with: `${kind}(() => import("${specifier}"), ${JSON.stringify(source)})` });
      }
      if (edits.length === 0) return null;
      return { code: edits.reduce((text, edit) => text.split(edit.whole).join(edit.with), code), map: null };
    },
    resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== "string" || !importer) return null;
      return rendered.has(nameOf(importer, specifier)) ? null : EMPTY;
    },
    load: (id) => (id === EMPTY ? "export default undefined;" : null),
  };
}
