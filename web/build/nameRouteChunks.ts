import { relative } from "node:path";
import type { Plugin } from "vite";

const LAZY_PAGE = /lazyPage\(\s*\(\)\s*=>\s*import\(\s*(["'])([^"']+)\1\s*\),?\s*\)/g;

/** Tells each lazy page the file it comes from, so that the server can announce its chunk in the page's head. */
export function nameRouteChunks(): Plugin {
  let root = "";
  return {
    name: "name-route-chunks",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    async transform(code, id) {
      if (id.includes("node_modules") || !code.includes("lazyPage(")) return null;
      const edits: { whole: string; with: string }[] = [];
      for (const match of code.matchAll(LAZY_PAGE)) {
        const resolved = await this.resolve(match[2] ?? "", id);
        if (!resolved) continue;
        const source = relative(root, resolved.id);
        edits.push({ whole: match[0], with: `lazyPage(() => import("${match[2]}"), ${JSON.stringify(source)})` });
      }
      if (edits.length === 0) return null;
      return { code: edits.reduce((text, edit) => text.split(edit.whole).join(edit.with), code), map: null };
    },
  };
}
