const BYTES = 24;

/** An unguessable secret: 192 random bits in 48 hexadecimal digits, made in this browser. */
export const madeSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
