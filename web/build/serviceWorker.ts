import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export const SERVICE_WORKER = "service-worker";

/** Writes the hash of the whole build into the service worker: browsers install it again when anything has changed. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const hash = createHash("sha256");
      for (const [name, output] of Object.entries(bundle).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        hash.update(name).update(output.type === "chunk" ? output.code : output.source);
      const worker = bundle[`${SERVICE_WORKER}.js`];
      if (worker?.type !== "chunk" || !worker.code.includes("__VERSION__")) throw new Error("the build has no service worker");
      if (worker.imports.length > 0) throw new Error(`the service worker imports ${worker.imports.join(", ")}: it has to be one script`);
      worker.code = worker.code.replace("__VERSION__", hash.digest("hex").slice(0, 16));
    },
  };
}
