import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

/** The API document, and its readable reference at /docs: Swagger UI from files of our own, so it works with no internet. */
export function apiReference(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "api-reference",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir, "docs");
    },
    writeBundle() {
      mkdirSync(folder, { recursive: true });
      const library = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
      for (const name of ["swagger-ui.css", "swagger-ui-bundle.js"])
        copyFileSync(join(library, name), join(folder, name));
      copyFileSync(join(root, "..", "openapi.json"), join(folder, "openapi.json"));
      for (const name of ["index.html", "start.js"]) copyFileSync(join(root, "docs", name), join(folder, name));
    },
  };
}
