const listeners = new Set<() => void>();

/** Calls back when the server answers that somebody has to log in: the session is over, or there was none. */
export function onLoginNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellLoginNeeded(): void {
  for (const listener of listeners) listener();
}
