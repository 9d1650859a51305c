/** Letters and digits that nobody mistakes for another on a small screen or over the phone. */
const CLEAR = "ACDEFHJKMNPRTUVWXY3479";
const LENGTH = 4;

/** A code to begin with: what it takes off, and four signs that cannot be guessed from it. */
export function suggestedCode(percent: number, random: (length: number) => Uint8Array = randomBytes): string {
  const signs = [...random(LENGTH)].map((byte) => CLEAR[byte % CLEAR.length]).join("");
  return Number.isInteger(percent) && percent > 0 && percent <= 100 ? `SAVE${percent}-${signs}` : `SAVE-${signs}`;
}

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));
