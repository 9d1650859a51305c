import type { QueryClient } from "@tanstack/react-query";
import type { AroundNavHandler } from "wouter";
import { noteForward, showSection } from "../site/arrival";
import { matchPath, splitAddress, visitOf } from "./match";
import { readsOf } from "./plan";

const LONGEST_WAIT = 400;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Starts loading a screen's code and data. Failures are ignored here: the screen shows them. */
export async function preload(client: QueryClient, address: string, shuffle: number): Promise<void> {
  const { path, search } = splitAddress(address);
  const match = matchPath(path);
  if (!match) return;
  for (const read of readsOf(match, visitOf(match, path, search, shuffle))) void client.prefetchQuery(read);
  await match.route.page.preload().catch(() => undefined);
}

/** Follows a link when the next screen's code has loaded, or after a short delay, to avoid flashing an empty screen. */
export function navigationOver(client: QueryClient, shuffle: number): AroundNavHandler {
  let latest = 0;
  return (navigate, to, options) => {
    const turn = ++latest;
    const { path } = splitAddress(to);
    const go = () => {
      if (turn !== latest) return;
      noteForward();
      navigate(to, options);
    };
    // The same screen with another query changes in place, immediately.
    if (path === "" || path === location.pathname) {
      go();
      if (to.includes("#")) showSection(location.hash);
      return;
    }
    void Promise.race([preload(client, to, shuffle), wait(LONGEST_WAIT)]).then(go);
  };
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/** Preloads the target of a link on hover or touch. */
export function preloadOnIntent(client: QueryClient, shuffle: number): () => void {
  const onIntent = (event: Event) => {
    const href = linkOf(event)?.getAttribute("href");
    if (href) void preload(client, href, shuffle);
  };
  const events = ["pointerover", "touchstart", "focusin"] as const;
  for (const event of events) addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) removeEventListener(event, onIntent);
  };
}
