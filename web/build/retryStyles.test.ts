import { runInNewContext } from "node:vm";
import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { retryStyles } from "./retryStyles.ts";

const FILES: Readonly<Record<string, string>> = {
  "/page.js": 'addEventListener("click", () => import("/dialog.js"));',
  "/dialog.js": 'import "/dialog.css"; export default "dialog";',
  "/dialog.css": "dialog { color: red; }",
};

/** The code of Vite's preload helper in a build with the plugin. */
async function preloadHelper(): Promise<string> {
  let helper = "";
  const files: Plugin = {
    name: "files",
    enforce: "pre",
    resolveId: (id) => (id in FILES ? id : null),
    load: (id) => FILES[id] ?? null,
  };
  const read: Plugin = {
    name: "read-helper",
    enforce: "post",
    transform(code, id) {
      if (id.endsWith("vite/preload-helper.js")) helper = code;
    },
  };
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [files, retryStyles(), read],
    build: { write: false, minify: false, rolldownOptions: { input: "/page.js" } },
  });
  return helper;
}

class FakeLink extends EventTarget {
  rel = "";
  href = "";
  constructor(private readonly page: FakeLink[]) {
    super();
  }
  remove() {
    this.page.splice(this.page.indexOf(this), 1);
  }
}

test("a stylesheet that failed is loaded again, and the retry waits for it", async () => {
  const links: FakeLink[] = [];
  const script = (await preloadHelper())
    .replace("export const", "const")
    .replaceAll("import.meta.resolve", "undefined")
    .replaceAll("import.meta.url", "address")
    .replaceAll("__VITE_IS_MODERN__", "true");
  const document = {
    querySelector: () => null,
    getElementsByTagName: () => links,
    createElement: () => new FakeLink(links),
    head: { appendChild: (link: FakeLink) => links.push(link) },
  };
  const window = new EventTarget();
  const globals = { document, window, Event, URL, address: "https://shop.example/" };
  const preload = runInNewContext(`${script}; __vitePreload`, globals) as (
    load: () => Promise<string>,
    files: string[],
  ) => Promise<string>;
  const open = () => preload(() => Promise.resolve("dialog"), ["assets/dialog.css"]);
  const settle = async (type: "load" | "error") => {
    await new Promise((resolve) => setTimeout(resolve));
    links[0]?.dispatchEvent(new Event(type));
  };

  const refused = expect(open()).rejects.toThrow("Unable to preload CSS");
  await settle("error");
  await refused;
  expect(links).toEqual([]);

  let opened = false;
  const retry = open().then(() => (opened = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(links.map(({ href }) => href)).toEqual(["https://shop.example/assets/dialog.css"]);
  expect(opened).toBe(false);
  await settle("load");
  await retry;

  await open();
  expect(links).toHaveLength(1);
});
