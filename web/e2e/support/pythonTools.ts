import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../../target/python-tools/bin/", import.meta.url));

/** Runs a program of the Python environment that `just python-tools` makes; its output. */
export function python(program: string, args: readonly string[], cwd: string, input = ""): string {
  const path = `${folder}${program}`;
  if (!existsSync(path)) throw new Error(`${path} is missing. Install it with: just python-tools`);
  return execFileSync(path, args, { cwd, input, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}
