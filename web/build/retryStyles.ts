import type { Plugin } from "vite";

const PRELOAD_HELPER = "\0vite/preload-helper.js";

/** What Vite does once a stylesheet has failed, and what is done here. */
const EDITS: readonly (readonly [from: RegExp, to: string])[] = [
  [/seen\[href\] = void 0;(\s*throw err;)/g, "delete seen[href];$1"],
  [/if \(e\.type === "error"\) rej\(/g, 'if (e.type === "error") link.remove(), rej('],
];

/**
 * Loads a failed stylesheet again when the part that needs it is loaded again. Vite's preload helper remembers the
 * stylesheet as loaded, and its element stays in the page: the part would open without its styles.
 *
 * Fails if the helper of another Vite version does not contain the expected code.
 */
export function retryStyles(): Plugin {
  return {
    name: "retry-styles",
    apply: "build",
    transform: {
      filter: { id: new RegExp(`^${PRELOAD_HELPER}$`) },
      handler(code) {
        const edited = EDITS.reduce((text, [from, to]) => {
          if (text.match(from)?.length === 1) return text.replace(from, to);
          throw new Error(`Vite's preload helper has changed: ${from.source} must occur once`);
        }, code);
        return { code: edited, map: null };
      },
    },
  };
}
