import type { AgeGroup, LengthRange } from "../../../api/schema";
import type { MeasurementField } from "./fields";

/** Lengths in cm by field. */
export type Measurements = Record<string, number>;

export type Unit = "cm" | "in";

/** The typed text and its unit. The other unit is only displayed, so that switching loses nothing. */
export interface Length {
  text: string;
  unit: Unit;
}

/** What was typed, by field. */
export type Lengths = Readonly<Record<string, Length>>;

/** Lengths with the unit they were typed in: a profile, a piece or what a form sends. */
export interface Taken {
  measurements: Measurements;
  unit?: Unit | undefined;
  /** Whose: absent if it is not known, or stays. */
  ageGroup?: AgeGroup | undefined;
  /** Id of the person's profile: absent if there is none, or if it stays. */
  profileId?: number | undefined;
}

export const UNITS: readonly Unit[] = ["in", "cm"];

const otherThan = (unit: Unit): Unit => (unit === "cm" ? "in" : "cm");

const MM_PER_INCH = 25.4;
const QUARTERS: Readonly<Record<string, string>> = { "¼": "1/4", "½": "1/2", "¾": "3/4" };

const mmOf = (cm: number): number => Math.round(cm * 10);
const within = (mm: number, { least, most }: LengthRange): boolean => mm >= mmOf(least) && mm <= mmOf(most);

const NOTHING: Length = { text: "", unit: "cm" };

/** What was typed for a field; empty if nothing was. */
export const lengthOf = (lengths: Lengths, field: string): Length => lengths[field] ?? NOTHING;

/** The lengths with something typed, by field. */
const filledIn = (lengths: Lengths): [string, Length][] => Object.entries(lengths).filter(([, { text }]) => text.trim() !== "");

/** "36.5", "36,5", "36 1/2" and "36½" as a number; undefined when empty, NaN when it is not a length. */
export function numberOf(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/\s*(cm|in|inch|inches|["”])\.?$/i, "")
    .replace(",", ".")
    .replace(/[¼½¾]/, (sign) => ` ${QUARTERS[sign] ?? ""}`)
    .trim();
  if (plain === "") return text.trim() === "" ? undefined : Number.NaN;
  const parts = /^(?:(\d+(?:\.\d*)?|\.\d+)|(?:(\d+)\s+)?(\d)\/([248]))$/.exec(plain);
  if (!parts) return Number.NaN;
  const [, decimal, whole = "0", over, under] = parts;
  return decimal === undefined ? Number(whole) + Number(over) / Number(under) : Number(decimal);
}

/** Whole millimetres, the precision in which lengths are stored. */
export function millimetresOf({ text, unit }: Length): number | undefined {
  const number = numberOf(text);
  return number === undefined ? undefined : Math.round(number * (unit === "in" ? MM_PER_INCH : 10));
}

/** The text of the field: as typed, or converted to cm with one decimal or inches in quarters. */
export function shown(length: Length, unit: Unit): string {
  if (length.unit === unit) return length.text;
  const mm = millimetresOf(length);
  if (mm === undefined || Number.isNaN(mm)) return length.text;
  return String(unit === "cm" ? mm / 10 : Math.round((mm / MM_PER_INCH) * 4) / 4);
}

/** A stored length as people read it: "36¼" in inches, rounded to the nearest quarter, "92.1" in cm. */
export function lengthNumber(cm: number, unit: Unit): string {
  if (unit === "cm") return String(cm);
  const quarters = Math.round((cm / 2.54) * 4);
  return quartersText(quarters);
}

/** The same with its unit: "36¼ in", "92.1 cm". */
export const lengthText = (cm: number, unit: Unit): string => `${lengthNumber(cm, unit)} ${unit}`;

function quartersText(quarters: number): string {
  const part = ["", "¼", "½", "¾"][quarters % 4] ?? "";
  const whole = Math.floor(quarters / 4);
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** The unit in which lengths were typed; undefined when all fields are empty. */
export function typedUnit(lengths: Lengths): Unit | undefined {
  const filled = filledIn(lengths);
  return filled.find(([, { unit }]) => unit === "in")?.[1].unit ?? filled[0]?.[1].unit;
}

export interface Remark {
  /** `error` is refused, `warning` only pointed out. */
  kind: "error" | "warning";
  message: string;
  /** The unit in which the length would be usual, so probably the intended one. */
  meant?: Unit | undefined;
}

const UNIT_LABELS: Record<Unit, string> = { cm: "cm", in: "inches" };

/** The error or warning of a length; undefined when it is usual for the age group, or empty. */
export function remarkOn({ limits, ...field }: MeasurementField, length: Length, group: AgeGroup = "adult"): Remark | undefined {
  const usual = field[group];
  const mm = millimetresOf(length);
  if (mm === undefined) return undefined;
  if (Number.isNaN(mm)) return { kind: "error", message: "Enter a number, such as 36.5." };
  const possible = within(mm, limits);
  if (possible && (usual === undefined || within(mm, usual))) return undefined;
  const { unit } = length;
  const other = otherThan(unit);
  const meant = within(millimetresOf({ ...length, unit: other }) ?? 0, usual ?? limits) ? other : undefined;
  const asks = meant && `Is this in ${UNIT_LABELS[meant]}?`;
  if (!possible || usual === undefined) {
    return { kind: "error", message: [`Enter ${rangeText(limits, unit)}.`, asks].filter(Boolean).join(" "), meant };
  }
  if (asks) return { kind: "warning", message: `${asks} We count in ${UNIT_LABELS[unit]} here.`, meant };
  return { kind: "warning", message: `Usually this is ${rangeText(usual, unit)}. Please check.` };
}

/** The range, rounded inwards so that its ends are accepted. */
function rangeText({ least, most }: LengthRange, unit: Unit): string {
  if (unit === "cm") return `${least} to ${most} cm`;
  const quarters = (cm: number, round: (number: number) => number) => quartersText(round((cm / 2.54) * 4));
  return `${quarters(least, Math.ceil)} to ${quarters(most, Math.floor)} inches`;
}

/** The errors of the fields, by key. */
export function lengthErrors(fields: readonly MeasurementField[], lengths: Lengths): { key: string; message: string }[] {
  return fields.flatMap((field) => {
    const remark = remarkOn(field, lengthOf(lengths, field.key));
    return remark?.kind === "error" ? [{ key: field.key, message: remark.message }] : [];
  });
}

/** "They are inches": reads every number that would be usual in the other unit in that unit. */
export function asMeant(fields: readonly MeasurementField[], lengths: Lengths, group: AgeGroup = "adult"): Lengths {
  const meant = filledIn(lengths).map(([key, length]): [string, Length] => {
    const field = fields.find((one) => one.key === key);
    return [key, { ...length, unit: (field && remarkOn(field, length, group)?.meant) ?? length.unit }];
  });
  return Object.fromEntries(meant);
}

/** The filled-in measurements, with the unit they were typed in; undefined when all fields are empty. */
export function measurementsOf(lengths: Lengths): { measurements: Measurements; unit: Unit } | undefined {
  const filled = filledIn(lengths).map(([key, length]): [string, number] => [key, (millimetresOf(length) ?? 0) / 10]);
  const unit = typedUnit(lengths);
  return unit && filled.length > 0 ? { measurements: Object.fromEntries(filled), unit } : undefined;
}

/** Fills the form with saved measurements in this unit, and empties all others, so that two people's are never mixed. */
export function lengthsOf(taken: Measurements, unit: Unit): Lengths {
  return Object.fromEntries(Object.entries(taken).map(([field, cm]) => [field, { text: unit === "cm" ? String(cm) : inchesText(cm), unit }]));
}

/** Inches that convert back to exactly this length: quarters if possible, otherwise hundredths. */
function inchesText(cm: number): string {
  const quarters = Math.round((cm / 2.54) * 4) / 4;
  const exact = millimetresOf({ text: String(quarters), unit: "in" }) === Math.round(cm * 10);
  return String(exact ? quarters : Math.round((cm / 2.54) * 100) / 100);
}

/** The lengths that differ from those before, by field; an emptied one is an empty text. */
export function typedOver(before: Lengths, now: Lengths): Lengths {
  const differing = Object.keys({ ...before, ...now }).filter((field) => {
    const [one, other] = [lengthOf(before, field), lengthOf(now, field)];
    return one.text !== other.text || (one.text !== "" && one.unit !== other.unit);
  });
  return Object.fromEntries(differing.map((field) => [field, lengthOf(now, field)]));
}

export function sameLengths(one: Measurements = {}, other: Measurements = {}): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => one[field] === other[field]);
}
