import "./ui/base.css";
import { onlineManager } from "@tanstack/react-query";
import { createRoot, hydrateRoot } from "react-dom/client";
import { fill, makeQueryClient, type Seed } from "./api/queryClient";
import { App } from "./app/App";
import { matchPath, visitOf } from "./app/match";
import { readsOf } from "./app/plan";
import { notFoundPage } from "./app/notFound";
import { adoptShuffle } from "./app/shuffle";

const WRITTEN_HEAD =
  'title, meta[property], meta[name]:not([name="viewport"], [name="color-scheme"]), link[rel="canonical"]';

function seedOfThePage(): Seed {
  const text = document.getElementById("seed")?.textContent;
  try {
    return text ? (JSON.parse(text) as Seed) : {};
  } catch {
    return {};
  }
}

async function start(root: HTMLElement): Promise<void> {
  const seed = seedOfThePage();
  const shuffle = adoptShuffle(seed.shuffle);
  const match = matchPath(location.pathname);
  // A page that was loaded without a network hears only of its return.
  onlineManager.setOnline(navigator.onLine);
  const client = makeQueryClient();
  fill(client, readsOf(match, visitOf(match, location.pathname, seed.search ?? location.search, shuffle)), seed);
  const app = <App client={client} shuffle={shuffle} rendered={seed.search} />;

  if (!root.firstElementChild) {
    // Nothing to adopt: what the server wrote into the head would stand there twice.
    for (const written of document.head.querySelectorAll(WRITTEN_HEAD)) written.remove();
    createRoot(root).render(app);
    return;
  }
  try {
    await (match?.route.page ?? notFoundPage).preload();
  } catch {
    // The page is complete as it came; it comes alive when the network is back.
    addEventListener("online", () => void start(root), { once: true });
    return;
  }
  hydrateRoot(root, app);
}

const root = document.getElementById("app");
if (root) void start(root);
