import "./polyfill";
import { renderToString } from "react-dom/server";
import { fill, makeQueryClient, type Seed } from "./api/queryClient";
import { App } from "./app/App";
import { features } from "./app/features";
import { matchPath, splitAddress, visitOf } from "./app/match";
import { planOf, readsOf } from "./app/plan";
import type { RenderContext } from "./site/renderContext";
import { notFoundPage } from "./app/notFound";

const OPEN = '<div id="app">';
const CLOSE = "</div>";

/** Every query key that any screen understands: what else stands in an address never reaches the plan. */
function queryKeys(): string {
  const keys = features.flatMap(({ routes }) => routes.flatMap(({ query }) => query ?? []));
  return JSON.stringify([...new Set(["seed", ...keys])].sort());
}

async function render(address: string, seedText: string): Promise<string> {
  const { path, search } = splitAddress(address);
  const seed = JSON.parse(seedText) as Seed;
  const shuffle = seed.shuffle ?? 1;
  const match = matchPath(path);
  await (match?.route.page ?? notFoundPage).preload();

  const client = makeQueryClient();
  fill(client, readsOf(match, visitOf(match, path, search, shuffle)), seed);
  const context: RenderContext = {};
  const text = renderToString(
    <div id="app">
      <App client={client} shuffle={shuffle} server={{ path, search, context }} />
    </div>,
  );
  client.clear();

  // React puts title, meta and preloads before the first element; they belong in the document's head.
  const start = text.indexOf(OPEN);
  return JSON.stringify({
    head: text.slice(0, start),
    html: text.slice(start + OPEN.length, -CLOSE.length),
    status: context.status ?? 200,
    redirect: context.redirectTo ?? null,
  });
}

Object.assign(globalThis, {
  __plan: (address: string, shuffle: number) => JSON.stringify(planOf(address, shuffle)),
  __queryKeys: queryKeys,
  __render: render,
});
