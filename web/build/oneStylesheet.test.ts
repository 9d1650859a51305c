import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { oneStylesheet } from "./oneStylesheet.ts";

interface Part {
  modules: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** A bundle of these chunks, each with one file of all its styles. */
function bundleOf(parts: Record<string, Part>): Rolldown.OutputBundle {
  const outputs = Object.entries(parts).flatMap(([name, { modules, imports = [], isEntry = false }]) => {
    const sheets = modules.filter((id) => id.endsWith(".css"));
    const css = `${name}.css`;
    return [
      { type: "chunk", name, fileName: `${name}.js`, moduleIds: modules, imports: imports.map((one) => `${one}.js`), isEntry, viteMetadata: { importedCss: new Set(sheets.length > 0 ? [css] : []) } },
      ...(sheets.length > 0 ? [{ type: "asset", fileName: css, source: `/*${name}*/` }] : []),
    ];
  });
  return Object.fromEntries(outputs.map((output) => [output.fileName, output])) as unknown as Rolldown.OutputBundle;
}

test("the styles of a part come after those of what it imports, and a chunk with any for later keeps its own", () => {
  const bundle = bundleOf({
    entry: { modules: ["src/main.tsx", "src/ui/base.css"], imports: ["shared"], isEntry: true },
    shared: { modules: ["src/ui/Button.module.css"] },
    office: { modules: ["src/admin/Board.tsx", "src/admin/Board.later.module.css"], imports: ["shared"] },
    products: { modules: ["src/ProductsPage.module.css", "src/ui/FilterPanel.later.module.css"], imports: ["shared"] },
  });
  expect(oneStylesheet(bundle)).toEqual({ text: "/*shared*//*entry*/", files: ["shared.css", "entry.css"] });
});

test("styles for later in a chunk of every page fail the build", () => {
  const bundle = bundleOf({
    entry: { modules: ["src/main.tsx"], imports: ["shared"], isEntry: true },
    shared: { modules: ["src/ui/Button.module.css", "src/ui/Rare.later.module.css"] },
  });
  expect(() => oneStylesheet(bundle)).toThrow(
    "every page loads the chunk shared.js, so src/ui/Rare.later.module.css cannot be for later: all styles of the chunk would be missing (src/ui/Button.module.css, src/ui/Rare.later.module.css).",
  );
});
