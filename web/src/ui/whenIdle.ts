/** The delay in browsers without an idle callback, in milliseconds. */
const LONG_ENOUGH_MS = 1500;

/** Runs something when the browser has nothing else to do. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, LONG_ENOUGH_MS);
  return () => clearTimeout(timer);
}
