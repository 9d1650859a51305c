/** What is kept outside of React tells its listeners here that it has changed: for `useSyncExternalStore`. */
export function changes(): { subscribe: (listener: () => void) => () => void; tell: () => void } {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => listeners.forEach((listener) => listener()),
  };
}
