import type { QueryClient } from "@tanstack/react-query";

/** What a customer can read without a network, once it was read through the service worker. */
const STORED = /^\/api\/me\/(orders|appointments|courses)/;

/** Registers the service worker once the page has loaded. Without it the shop works, though not offline. */
export function registerServiceWorker(client: QueryClient): void {
  const { serviceWorker: workers } = navigator;
  if (!workers) return;
  // The first worker takes over after the open page has read its data, which is read again to be stored.
  const readAgain = () => void client.refetchQueries({ type: "active", predicate: ({ queryKey }) => STORED.test(String(queryKey[1])) });
  if (!workers.controller) workers.addEventListener("controllerchange", readAgain, { once: true });
  const register = () => void workers.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
