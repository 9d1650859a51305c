import type { AgeGroup } from "../../../api/schema";

/** Lengths in cm by field. */
export type Measurements = Record<string, number>;

/** The eight measurements, in the order of the form. */
export const MEASURES = [
  "height",
  "shoulder",
  "frontNeck",
  "backNeck",
  "aroundArm",
  "aroundWaist",
  "aroundHip",
  "aroundBust",
] as const;

export type MeasureName = (typeof MEASURES)[number];
export type Unit = "cm" | "in";

/** The typed text and its unit. The other unit is only displayed, so that switching loses nothing. */
export interface Length {
  text: string;
  unit: Unit;
}

export type Lengths = Record<MeasureName, Length>;

/** Lengths with the unit they were typed in: a profile, a piece or what a form sends. */
export interface Taken {
  measurements: Measurements;
  unit?: Unit | undefined;
  /** Whose: absent if it is not known, or stays. */
  ageGroup?: AgeGroup | undefined;
}

export const UNITS: readonly Unit[] = ["in", "cm"];

const otherThan = (unit: Unit): Unit => (unit === "cm" ? "in" : "cm");

interface Bounds {
  least: number;
  most: number;
}

/** The accepted range, in cm; the same as the server's. */
const LIMITS: Record<MeasureName, Bounds> = {
  height: { least: 45, most: 230 },
  shoulder: { least: 15, most: 65 },
  frontNeck: { least: 2, most: 40 },
  backNeck: { least: 1, most: 55 },
  aroundArm: { least: 8, most: 65 },
  aroundWaist: { least: 30, most: 180 },
  aroundHip: { least: 30, most: 190 },
  aroundBust: { least: 30, most: 180 },
};

/** The usual range of adult women, in cm. */
const ADULT: Record<MeasureName, Bounds> = {
  height: { least: 140, most: 180 },
  shoulder: { least: 34, most: 46 },
  frontNeck: { least: 10, most: 25 },
  backNeck: { least: 5, most: 35 },
  aroundArm: { least: 22, most: 45 },
  aroundWaist: { least: 60, most: 115 },
  aroundHip: { least: 80, most: 140 },
  aroundBust: { least: 75, most: 130 },
};

/** The usual range of children from two to fourteen years, in cm. */
const CHILD: Record<MeasureName, Bounds> = {
  height: { least: 80, most: 160 },
  shoulder: { least: 21, most: 38 },
  frontNeck: { least: 5, most: 16 },
  backNeck: { least: 3, most: 22 },
  aroundArm: { least: 13, most: 28 },
  aroundWaist: { least: 45, most: 76 },
  aroundHip: { least: 50, most: 90 },
  aroundBust: { least: 48, most: 84 },
};

const USUAL: Record<AgeGroup, Record<MeasureName, Bounds>> = { adult: ADULT, child: CHILD };

const MM_PER_INCH = 25.4;
const QUARTERS: Readonly<Record<string, string>> = { "¼": "1/4", "½": "1/2", "¾": "3/4" };

const within = (mm: number, { least, most }: Bounds): boolean => mm >= least * 10 && mm <= most * 10;

export const noLengths = (): Lengths =>
  Object.fromEntries(MEASURES.map((name) => [name, { text: "", unit: "cm" }])) as Lengths;

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
  const filled = MEASURES.map((name) => lengths[name]).filter(({ text }) => text !== "");
  return filled.find(({ unit }) => unit === "in")?.unit ?? filled[0]?.unit;
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
export function remarkOn(name: MeasureName, length: Length, group: AgeGroup = "adult"): Remark | undefined {
  const usual = USUAL[group][name];
  const mm = millimetresOf(length);
  if (mm === undefined) return undefined;
  if (Number.isNaN(mm)) return { kind: "error", message: "Enter a number, such as 36.5." };
  if (within(mm, usual)) return undefined;
  const { unit } = length;
  const other = otherThan(unit);
  const meant = within(millimetresOf({ ...length, unit: other }) ?? 0, usual) ? other : undefined;
  const asks = meant && `Is this in ${UNIT_LABELS[meant]}?`;
  if (!within(mm, LIMITS[name])) {
    return { kind: "error", message: [`Enter ${rangeText(LIMITS[name], unit)}.`, asks].filter(Boolean).join(" "), meant };
  }
  if (asks) return { kind: "warning", message: `${asks} We count in ${UNIT_LABELS[unit]} here.`, meant };
  return { kind: "warning", message: `Usually this is ${rangeText(usual, unit)}. Please check.` };
}

/** The range, rounded inwards so that its ends are accepted. */
function rangeText({ least, most }: Bounds, unit: Unit): string {
  if (unit === "cm") return `${least} to ${most} cm`;
  const quarters = (cm: number, round: (number: number) => number) => quartersText(round((cm / 2.54) * 4));
  return `${quarters(least, Math.ceil)} to ${quarters(most, Math.floor)} inches`;
}

/** "They are inches": reads every number that would be usual in the other unit in that unit. */
export function asMeant(lengths: Lengths, group: AgeGroup = "adult"): Lengths {
  const meant = MEASURES.map((name): [MeasureName, Length] => {
    const length = lengths[name];
    return [name, { ...length, unit: remarkOn(name, length, group)?.meant ?? length.unit }];
  });
  return Object.fromEntries(meant) as Lengths;
}

/** The filled-in measurements, with the unit they were typed in; undefined when all fields are empty. */
export function measurementsOf(lengths: Lengths): { measurements: Measurements; unit: Unit } | undefined {
  const filled = MEASURES.flatMap((name): [MeasureName, number][] => {
    const mm = millimetresOf(lengths[name]);
    return mm === undefined ? [] : [[name, mm / 10]];
  });
  const unit = typedUnit(lengths);
  return unit && filled.length > 0 ? { measurements: Object.fromEntries(filled), unit } : undefined;
}

/** Fills the form with saved measurements in this unit, and empties all others, so that two people's are never mixed. */
export function lengthsOf(taken: Measurements, unit: Unit): Lengths {
  const lengths = noLengths();
  for (const name of MEASURES) {
    const cm = taken[name];
    if (cm !== undefined) lengths[name] = { text: unit === "cm" ? String(cm) : inchesText(cm), unit };
  }
  return lengths;
}

/** Inches that convert back to exactly this length: quarters if possible, otherwise hundredths. */
function inchesText(cm: number): string {
  const quarters = Math.round((cm / 2.54) * 4) / 4;
  const exact = millimetresOf({ text: String(quarters), unit: "in" }) === Math.round(cm * 10);
  return String(exact ? quarters : Math.round((cm / 2.54) * 100) / 100);
}

export const sameLengths = (one: Measurements | undefined, other: Measurements | undefined): boolean =>
  MEASURES.every((name) => one?.[name] === other?.[name]);
