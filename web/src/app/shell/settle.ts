/** Where a browser does not say when it is idle. */
const LONG_ENOUGH_MS = 1500;

/**
 * Parts far down the page (`later` in shared.module.css) are not laid out for the first sight.
 * From now on they are: places to scroll to are then exact.
 */
export function settle(): void {
  document.documentElement.dataset["settled"] = "";
}

export function settleWhenIdle(): () => void {
  if (typeof requestIdleCallback === "function") {
    const turn = requestIdleCallback(settle);
    return () => cancelIdleCallback(turn);
  }
  const timer = setTimeout(settle, LONG_ENOUGH_MS);
  return () => clearTimeout(timer);
}
