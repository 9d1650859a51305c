/** The rules of phone numbers and email addresses, as on the server, which decides. */

export const REQUIRED = "Please fill this in.";
export const MOBILE_WRONG = "Enter a 10-digit Indian mobile number.";
export const EMAIL_WRONG = "Enter an email address like name@example.com.";

/** Removes the invisible direction marks that chat apps put around copied text. */
const plain = (text: string): string => text.replaceAll(/^[\p{White_Space}\p{DI}]+|[\p{White_Space}\p{DI}]+$/gu, "");

/**
 * The number as the server stores it, such as "+919876543210"; undefined when it is no Indian mobile number. Accepts
 * spaces, hyphens, +91 or 0091 with or without a 0 after it, 91, and a leading 0.
 */
export function mobileOf(text: string): string | undefined {
  const digits = plain(text).replaceAll(/[ \u00a0-]/g, "");
  const [, number] = /^(?:(?:\+91|0091)0?|91|0)?([6-9]\d{9})$/.exec(digits) ?? [];
  return number && `+91${number}`;
}

export const isMobile = (text: string): boolean => mobileOf(text) !== undefined;

export const isEmail = (text: string): boolean =>
  /^[^\s\p{Cf}@<>()[\],;:\\"]+@[^\s\p{Cf}@<>()[\],;:\\"]+\.[^\s\p{Cf}@.]+$/u.test(plain(text));

/** What the browser knows of a field for a mobile number or an email address. */
export const MOBILE_INPUT = { type: "tel", inputMode: "numeric", autoComplete: "tel-national", maxLength: 24 } as const;
export const EMAIL_INPUT = { type: "email", autoComplete: "email", maxLength: 254 } as const;
