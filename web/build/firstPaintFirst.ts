import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { oneStylesheet, type Stylesheet } from "./oneStylesheet.ts";

const SCRIPTS = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g;
const SCRIPTS_PLACE = "<!--scripts-->";
const STYLE_LINKS = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
const HEAD_END = "</head>";
const INDENTS_AND_COMMENTS = /\s*\n\s*(?:\/\/.*)?/g;
const INLINE_SCRIPT = /<script>[^]*?<\/script>/;

/**
 * Puts the one sheet into the page itself and the scripts behind everything that is seen: the first paint then waits
 * for nothing but the page, and shares the line with nothing.
 */
export function firstPaintFirst(): Plugin {
  let folder = "";
  return {
    name: "first-paint-first",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle(_, bundle) {
      const stylesheet = oneStylesheet(bundle);
      for (const output of Object.values(bundle)) {
        // The server writes the sheets of single screens into their pages too.
        const isDetail = output.type === "asset" && output.fileName.endsWith(".css");
        if (isDetail && String(output.source).includes("</")) throw new Error(`${output.fileName} would end its own element`);
      }
      writeInto(join(folder, "index.html"), stylesheet.text);
      forget(folder, stylesheet, Object.keys(bundle));
    },
  };
}

function writeInto(page: string, stylesheet: string) {
  const html = readFileSync(page, "utf8").replaceAll(STYLE_LINKS, "");
  const style = `<style>${stylesheet}</style>`;
  const scripts = html.match(SCRIPTS)?.join("").trim() ?? "";
  const [before = "", after = ""] = html.replaceAll(SCRIPTS, "").split(SCRIPTS_PLACE);
  const [head = "", body = ""] = before.split(HEAD_END);
  const short = head.replace(INLINE_SCRIPT, (script) => script.replaceAll(INDENTS_AND_COMMENTS, ""));
  writeFileSync(page, short + style + HEAD_END + body + scripts + SCRIPTS_PLACE + after);
}

/** A chunk that waits for a style sheet which is in the page already waits for itself instead, which is there. */
function forget(folder: string, stylesheet: Stylesheet, files: string[]) {
  for (const name of files.filter((file) => file.endsWith(".js"))) {
    const path = join(folder, name);
    const code = readFileSync(path, "utf8");
    const without = stylesheet.files.reduce((text, file) => text.replaceAll(`"${file}"`, `"${name}"`), code);
    if (without !== code) writeFileSync(path, without);
  }
  for (const file of stylesheet.files) rmSync(join(folder, file));
}
