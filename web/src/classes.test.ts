import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).map((path) => join(SRC, path));
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The classes that each sheet defines. */
const defined = new Map(
  files
    .filter((path) => path.endsWith(".module.css"))
    .map((path) => {
      const selectors = readFileSync(path, "utf8").replaceAll(/\/\*.*?\*\/|"[^"]*"|:global\([^)]*\)|(?<=\{)[^{}]*(?=\})/gs, "");
      return [path, new Set(found(selectors, /\.([A-Za-z_][\w-]*)/g))];
    }),
);

/** The classes that components take from each sheet; undefined where they are chosen by a value. */
const used = new Map<string, Set<string> | undefined>([...defined.keys()].map((path) => [path, new Set()]));
for (const path of files.filter((one) => /\.tsx?$/.test(one))) {
  const source = readFileSync(path, "utf8");
  for (const [, alias, sheet = ""] of source.matchAll(/import (\w+) from "(\.[^"]*\.module\.css)"/g)) {
    const at = resolve(dirname(path), sheet);
    if (source.includes(`${alias}[`)) used.set(at, undefined);
    for (const name of found(source, new RegExp(`(?<![\\w./])${alias}\\.(\\w+)(?![\\w(])`, "g"))) used.get(at)?.add(name);
  }
}

test.each([...used].map(([path, names]) => [relative(SRC, path), path, names] as const))("%s: components and sheet name the same classes", (_, path, names) => {
  if (!names) return;
  expect([...names].toSorted()).toEqual([...(defined.get(path) ?? [])].toSorted());
});
