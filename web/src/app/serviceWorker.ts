/** Registers the service worker once the page has loaded. Without it the shop works, though not offline. */
export function registerServiceWorker(): void {
  const register = () => void navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
