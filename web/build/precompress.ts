import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/** A release embeds these packed and no plain copy of them (`app/src/site/client.rs` leaves out the same kinds). */
const TEXT = /\.(css|html|js|json|svg|txt)$/;
/** For the server alone. */
const READ_AT_START = /^(index\.html|\.vite)/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !READ_AT_START.test(relative(folder, path)));
}

/** Writes a `.br` beside every text file, so that the server never compresses a fixed file. */
export function precompress(): Plugin {
  let folder = "";
  let wanted = false;
  return {
    name: "precompress",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      wanted = config.mode !== "development";
    },
    closeBundle() {
      if (!wanted) return;
      for (const path of filesBelow(folder)) {
        const bytes = readFileSync(path);
        const settings = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, settings));
      }
    },
  };
}
