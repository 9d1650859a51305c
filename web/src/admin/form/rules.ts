import * as z from "zod/mini";
import { rupees } from "../../format/money";

/** The rules of the fields with their error messages. The limits match the server's, which decides. */

const NEEDED = "Please fill this in.";

/** The length of a text as the server counts it, in code points. */
export const lengthOf = (text: string): number => [...text].length;

/** A text of up to `most` characters; empty only when `least` is 0. */
export const text = (most: number, least = 1) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => least === 0 || typed !== "", NEEDED),
    z.refine((typed) => typed === "" || lengthOf(typed) >= least, `Use at least ${least} characters.`),
    z.refine((typed) => lengthOf(typed) <= most, `Use at most ${most} characters.`),
  );

export const flag = () => z.boolean();

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A required day, yyyy-mm-dd. */
export const day = () => z.string().check(z.refine((typed) => DAY.test(typed), "Choose a day."));

/** The same, or none. */
export const maybeDay = () => z.string().check(z.refine((typed) => typed === "" || DAY.test(typed), "Choose a day."));

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

/** Parses typed rupees ("450", "1,250", "99.50") into paise; undefined when it is not an amount. */
export function paiseOf(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s,₹]/g, "");
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0")) : undefined;
}

/** An amount as text for a field: "450" or "99.50". */
export const typedRupees = (paise: number | undefined): string =>
  paise === undefined ? "" : paise % 100 === 0 ? String(paise / 100) : `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;

export const AMOUNT = "Enter an amount like 450 or 1,250.50.";

/** The largest amount, in paise: one crore rupees. */
const MOST_PAISE = 1_000_000_000;
/** The largest advance, rush fee, rate, and price of an option or alteration, in paise: ten lakh rupees. */
export const MOST_OF_FEES = 100_000_000;

export const atMost = (paise = MOST_PAISE): string => `Enter at most ${rupees(paise)}.`;

/** Why an amount in paise cannot be sent, if it cannot. `format` says how it is typed, for one that could not be parsed. */
export function amountError(paise: number | undefined, mostPaise = MOST_PAISE, format = AMOUNT): string | undefined {
  if (paise === undefined) return format;
  return paise > mostPaise ? atMost(mostPaise) : undefined;
}

/** A typed amount from `leastPaise` to `mostPaise`; the empty one is left to other rules. */
const amountRules = (leastPaise: number, mostPaise: number) => [
  z.refine<string>((typed) => typed === "" || paiseOf(typed) !== undefined, AMOUNT),
  z.refine<string>((typed) => (paiseOf(typed) ?? leastPaise) >= leastPaise, `Enter at least ₹${typedRupees(leastPaise)}.`),
  z.refine<string>((typed) => (paiseOf(typed) ?? mostPaise) <= mostPaise, atMost(mostPaise)),
];

/** A required price, typed in rupees, in paise. */
export const price = (leastPaise = 100, mostPaise = MOST_PAISE) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((typed) => typed !== "", NEEDED),
      ...amountRules(leastPaise, mostPaise),
    ),
    z.transform((typed: string) => paiseOf(typed) ?? 0),
  );

/** The same, or none. */
export const maybePrice = (leastPaise = 100, mostPaise = MOST_PAISE) =>
  z.pipe(
    z.string().check(
      z.trim(),
      ...amountRules(leastPaise, mostPaise),
    ),
    z.transform((typed: string) => paiseOf(typed)),
  );

/** The id of a chosen option, which the field holds as text. */
export const chosenId = (message = "Choose one.") =>
  z.pipe(
    z.string().check(z.refine((typed) => /^\d+$/.test(typed), message)),
    z.transform((typed: string) => Number(typed)),
  );

/** The same, or none. */
export const maybeChosenId = () =>
  z.pipe(
    z.string(),
    z.transform((typed: string) => (typed === "" ? undefined : Number(typed))),
  );

/** The id of an image or video; the field is null until one is chosen. */
export const fileId = (message: string) =>
  z.pipe(
    z.nullable(z.number()).check(z.refine((id) => id !== null, message)),
    z.transform((id: number | null) => id ?? 0),
  );

/** The length hint of a text while it is typed. */
export function lengthText(typed: string, most: number, least = 1): string {
  const length = lengthOf(typed.trim());
  const far = length === 0 ? "" : length > most ? `, ${length - most} too many` : `, ${length} so far`;
  return least > 1 ? `${least} to ${most} characters${far}` : `Up to ${most} characters${far}`;
}
