const listeners = new Set<() => void>();
let storedAt = 0;

/** Notes when an answer was stored, as the service worker says; nothing for an answer of the server. */
export function noteStoredAt(text: string | null): void {
  if (Number(text) === storedAt) return;
  storedAt = Number(text);
  for (const listener of listeners) listener();
}

export function onStoredAt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** When the last answer was stored, in milliseconds since 1970; 0 when it is the server's. */
export const readStoredAt = (): number => storedAt;
