/**
 * The secret part of a link in an email. It is removed from the URL immediately, so that it appears in no history,
 * screenshot or referrer, and is held in memory until it has been used.
 */
let stored: string | undefined;

export function takeSecret(inAddress: string | undefined, plainAddress: string): string | undefined {
  if (inAddress) {
    stored = inAddress;
    history.replaceState(history.state, "", plainAddress);
  }
  return stored;
}

export function forgetSecret(): void {
  stored = undefined;
}
