let last: { body: string; key: string } | undefined;

/**
 * A name for a request: the same when the same thing is sent again after a lost answer, so that it counts once.
 * `randomUUID` exists only on https; this works on a demo in the house network too.
 */
export function requestKey(body: string): string {
  if (last?.body !== body) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    last = { body, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") };
  }
  return last.key;
}
