import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Uploads never change once they are stored: a copy of a store may share them with its source. */
const SHARED = new Set(["uploads", "private", "backups"]);

/** Puts a copy of a closed store in the place of whatever is there. */
export function copyStore(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  copyFolder(from, to, false);
}

function copyFolder(from: string, to: string, shared: boolean): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, shared || SHARED.has(entry.name));
    else (shared ? linkSync : copyFileSync)(source, target);
  }
}
