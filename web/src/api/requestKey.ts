/**
 * A name that no other request has. `randomUUID` exists only on https; this works on a demo in the house network too.
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let last: { body: string; key: string } | undefined;

/** The same name when the same thing is sent again after a lost answer, so that it counts once. */
export function requestKey(body: string): string {
  if (last?.body !== body) last = { body, key: newRequestKey() };
  return last.key;
}
