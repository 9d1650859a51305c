/**
 * The secret part of a link from a mail. It leaves the address at once, so that it stands in no history, on no
 * screenshot and in no referrer, and stays in memory until it has been used.
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
