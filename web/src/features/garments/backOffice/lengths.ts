import * as z from "zod/mini";
import type { LengthRange } from "../../../api/schema";

export type Unit = "in" | "cm";

const CM_PER_INCH = 2.54;
const QUARTERS = ["", "¼", "½", "¾"];

/** The ends of a range as text, and the stored range that they were made of. */
export interface RangeText {
  least: string;
  most: string;
  stored?: LengthRange | undefined;
}

/** "36¼" in inches, to the nearest quarter; "92.1" in cm. */
export function lengthText(cm: number, unit: Unit): string {
  if (unit === "cm") return String(cm);
  const quarters = Math.round((cm / CM_PER_INCH) * 4);
  const part = QUARTERS[quarters % 4] ?? "";
  const whole = Math.floor(quarters / 4);
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** "29½ to 51¼ in" */
export const rangeText = ({ least, most }: LengthRange, unit: Unit): string => `${lengthText(least, unit)} to ${lengthText(most, unit)} ${unit}`;

/** A typed length ("36.5", "36½", "36 1/2") in cm with one decimal; undefined when it is none. */
export function cmOf(text: string, unit: Unit): number | undefined {
  const plain = text
    .trim()
    .replace(",", ".")
    .replace(/[¼½¾]/, (sign) => ` ${QUARTERS.indexOf(sign)}/4`)
    .trim();
  const parts = /^(?:(\d+(?:\.\d*)?)|(?:(\d+)\s+)?(\d)\/([248]))$/.exec(plain);
  if (!parts) return undefined;
  const [, decimal, whole = "0", over, under] = parts;
  const number = decimal === undefined ? Number(whole) + Number(over) / Number(under) : Number(decimal);
  return Math.round(number * (unit === "in" ? CM_PER_INCH : 1) * 10) / 10;
}

/** The text of a stored range, or of none. */
export const typedRange = (range: LengthRange | undefined, unit: Unit): RangeText =>
  range ? { least: lengthText(range.least, unit), most: lengthText(range.most, unit), stored: range } : { least: "", most: "" };

/** The range; undefined when both ends are empty, null when it is none. An end that was not changed is exactly as stored. */
export function rangeOf({ least, most, stored }: RangeText, unit: Unit): LengthRange | null | undefined {
  if (least.trim() === "" && most.trim() === "") return undefined;
  const end = (text: string, cm: number | undefined) => (cm !== undefined && text === lengthText(cm, unit) ? cm : cmOf(text, unit));
  const range = { least: end(least, stored?.least), most: end(most, stored?.most) };
  if (range.least === undefined || range.most === undefined || range.least <= 0 || range.least >= range.most) return null;
  return { least: range.least, most: range.most };
}

const WRONG = "Enter the shortest and the longest length.";

/** The rule of a range in this unit. */
export const maybeRange = (unit: Unit) =>
  z.pipe(
    z.custom<RangeText>().check(z.refine((typed) => rangeOf(typed, unit) !== null, `${WRONG.slice(0, -1)}, or leave both empty.`)),
    z.transform((typed: RangeText) => rangeOf(typed, unit) ?? undefined),
  );

/** The same, required. */
export const range = (unit: Unit) =>
  z.pipe(
    z.custom<RangeText>().check(z.refine((typed) => Boolean(rangeOf(typed, unit)), WRONG)),
    z.transform((typed: RangeText) => rangeOf(typed, unit) ?? { least: 0, most: 0 }),
  );
