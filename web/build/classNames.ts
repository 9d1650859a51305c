import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const isLater = (file: string): boolean => file.endsWith(".later.module.css");

/**
 * Names for the classes of CSS modules: short, because the one sheet travels inside every page,
 * and the same in the client's and the server's build, because both count the same files. What
 * the first paint needs is counted first, and does not grow with what comes later.
 */
export function shortClassNames(root: string): (name: string, path: string) => string {
  const numbers = new Map<string, number>();
  const key = (path: string, name: string): string => `${path.split(sep).join("/")}#${name}`;
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
  const sheets = files.filter((name) => name.endsWith(".module.css")).sort();
  for (const file of [...sheets.filter((name) => !isLater(name)), ...sheets.filter(isLater)]) {
    const path = join("src", file);
    const rules = readFileSync(join(root, path), "utf8").replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)/g, "");
    for (const [, name = ""] of rules.matchAll(/\.([A-Za-z][\w-]*)/g)) {
      if (!numbers.has(key(path, name))) numbers.set(key(path, name), numbers.size);
    }
  }
  return (name, path) => {
    const number = numbers.get(key(relative(root, path.split("?")[0] ?? path), name));
    // A class written while the development server runs has no number yet.
    return number === undefined ? `${name}_new` : `c${number.toString(36)}`;
  };
}
