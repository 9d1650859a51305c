import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** Puts the one sheet into the page itself: the first paint then waits for nothing but the page. */
export function inlineStyles(): Plugin {
  let folder = "";
  return {
    name: "inline-styles",
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
      writeFileSync(page, html.split(link[0]).join(`<style data-hash="sha256-${hash}">${sheet}</style>`));
    },
  };
}
