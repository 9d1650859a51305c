/** The rules of phone numbers and email addresses, as on the server, which decides. */

export const REQUIRED = "Please fill this in.";
export const MOBILE_WRONG = "Enter a 10-digit Indian mobile number.";
export const EMAIL_WRONG = "Enter an email address like name@example.com.";

/** Removes the invisible direction marks that chat apps put around copied text. */
const plain = (text: string): string => text.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "");

/** Normalises pasted numbers: blanks, hyphens, +91, 0091, 91 or a leading 0. */
export const isMobile = (text: string): boolean => {
  const digits = plain(text).replaceAll(/[\s-]/g, "");
  return /^(\+91|0091|91|0)?[6-9]\d{9}$/.test(digits);
};

export const isEmail = (text: string): boolean =>
  /^[^\s\p{Cf}@<>()[\],;:\\"]+@[^\s\p{Cf}@<>()[\],;:\\"]+\.[^\s\p{Cf}@.]+$/u.test(plain(text));

/** What the browser knows of a field for a mobile number or an email address. */
export const MOBILE_INPUT = { type: "tel", inputMode: "numeric", autoComplete: "tel-national", maxLength: 24 } as const;
export const EMAIL_INPUT = { type: "email", autoComplete: "email", maxLength: 254 } as const;
