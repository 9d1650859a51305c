import * as z from "zod/mini";

/** The rules of the fields, with the words for what is wrong: the same limits as the server's, which has the last word. */

const NEEDED = "Please fill this in.";

/** How long a text is, as the server counts it. */
export const lengthOf = (text: string): number => [...text].length;

/** A text of up to `most` letters; empty only when `least` is 0. */
export const text = (most: number, least = 1) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => least === 0 || typed !== "", NEEDED),
    z.refine((typed) => typed === "" || lengthOf(typed) >= least, `Use at least ${least} letters.`),
    z.refine((typed) => lengthOf(typed) <= most, `Use at most ${most} letters.`),
  );

export const flag = () => z.boolean();

/** yyyy-mm-dd, as day fields hold it. */
export const day = () => z.string().check(z.refine((typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed), "Choose a day."));

/** The same, or none. */
export const maybeDay = () =>
  z.string().check(z.refine((typed) => typed === "" || /^\d{4}-\d{2}-\d{2}$/.test(typed), "Choose a day."));

const WHOLE = /^\d{1,9}$/;

/** A whole number, typed. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((typed) => typed !== "", NEEDED),
      z.refine((typed) => typed === "" || (WHOLE.test(typed) && Number(typed) >= least && Number(typed) <= most), `Enter a number from ${least} to ${most}.`),
    ),
    z.transform((typed: string) => Number(typed)),
  );

/** The same, or none. */
export const maybeWholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((typed) => typed === "" || (WHOLE.test(typed) && Number(typed) >= least && Number(typed) <= most), `Enter a number from ${least} to ${most}, or leave it empty.`),
    ),
    z.transform((typed: string) => (typed === "" ? undefined : Number(typed))),
  );

/** Paise of what was typed in rupees: 450, 1,250 or 99.50. Nothing when it is no amount. */
export function paiseOf(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s,₹]/g, "");
  const parts = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0")) : undefined;
}

/** An amount as it is typed: 450, or 99.50. */
export const typedRupees = (paise: number | undefined): string =>
  paise === undefined ? "" : paise % 100 === 0 ? String(paise / 100) : `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;

const AMOUNT = "Enter an amount like 450 or 1,250.50.";

/** A price typed in rupees becomes paise. */
export const price = (leastPaise = 100) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((typed) => typed !== "", NEEDED),
      z.refine((typed) => typed === "" || paiseOf(typed) !== undefined, AMOUNT),
      z.refine((typed) => (paiseOf(typed) ?? leastPaise) >= leastPaise, `Enter at least ₹${typedRupees(leastPaise)}.`),
    ),
    z.transform((typed: string) => paiseOf(typed) ?? 0),
  );

/** The same, or none. */
export const maybePrice = (leastPaise = 100) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((typed) => typed === "" || paiseOf(typed) !== undefined, AMOUNT),
      z.refine((typed) => (paiseOf(typed) ?? leastPaise) >= leastPaise, `Enter at least ₹${typedRupees(leastPaise)}.`),
    ),
    z.transform((typed: string) => paiseOf(typed)),
  );

/** One of a list, by its id; the field of a choice holds it as text. */
export const chosenId = (messages = "Choose one.") =>
  z.pipe(
    z.string().check(z.refine((typed) => /^\d+$/.test(typed), messages)),
    z.transform((typed: string) => Number(typed)),
  );

/** The id of an image or video; the field holds none until one is there. */
export const fileId = (messages: string) =>
  z.pipe(
    z.nullable(z.number()).check(z.refine((id) => id !== null, messages)),
    z.transform((id: number | null) => id ?? 0),
  );

/** What stands above a field of letters while she types. */
export function lengthText(typed: string, most: number, least = 1): string {
  const length = lengthOf(typed.trim());
  const far = length === 0 ? "" : length > most ? `, ${length - most} too many` : `, ${length} so far`;
  return least > 1 ? `${least} to ${most} letters${far}` : `Up to ${most} letters${far}`;
}
