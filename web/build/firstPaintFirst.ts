import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const SCRIPTS = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g;
const SCRIPTS_PLACE = "<!--scripts-->";
const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

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
    writeBundle() {
      const page = join(folder, "index.html");
      const html = readFileSync(page, "utf8");
      const link = STYLE_LINK.exec(html);
      if (!link?.[1]) return;
      const sheet = readFileSync(join(folder, link[1]), "utf8").trim();
      if (sheet.includes("</")) throw new Error("the style sheet would end its own element");
      // The server names this hash in its content security policy.
      const hash = createHash("sha256").update(sheet).digest("base64");
      const scripts = html.match(SCRIPTS)?.join("").trim() ?? "";
      const [before = "", after = ""] = html.replaceAll(SCRIPTS, "").split(SCRIPTS_PLACE);
      const [start = "", rest = ""] = before.split(link[0]);
      const style = `<style data-hash="sha256-${hash}">${sheet}</style>`;
      writeFileSync(page, start + style + rest + scripts + SCRIPTS_PLACE + after);
    },
  };
}
