/** Letters and digits that are not confused with others on a small screen or over the phone. */
const CLEAR = "ACDEFHJKMNPRTUVWXY3479";
const LENGTH = 4;

/** Suggests a code: the percentage and four random characters. */
export function suggestedCode(percent: number, random: (length: number) => Uint8Array = randomBytes): string {
  const signs = [...random(LENGTH)].map((byte) => CLEAR[byte % CLEAR.length]).join("");
  return Number.isInteger(percent) && percent > 0 && percent <= 100 ? `SAVE${percent}-${signs}` : `SAVE-${signs}`;
}

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));
