const listeners = new Set<() => void>();

/** Calls back when the server requires a login: the session has ended, or there was none. */
export function onLoginNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellLoginNeeded(): void {
  for (const listener of listeners) listener();
}
