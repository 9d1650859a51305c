import type { Measurements } from "../../../api/schema";

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

/** What was typed, and in which unit: the other unit is only a way of showing it, so that switching loses nothing. */
export interface Length {
  text: string;
  unit: Unit;
}

export type Lengths = Record<MeasureName, Length>;

export const UNITS: readonly Unit[] = ["in", "cm"];

const otherThan = (unit: Unit): Unit => (unit === "cm" ? "in" : "cm");

interface Bounds {
  least: number;
  most: number;
}

/** What is taken at all, in cm: the same bounds as the server's. */
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

/** What most grown women have, in cm. */
const USUAL: Record<MeasureName, Bounds> = {
  height: { least: 140, most: 180 },
  shoulder: { least: 34, most: 46 },
  frontNeck: { least: 10, most: 25 },
  backNeck: { least: 5, most: 35 },
  aroundArm: { least: 22, most: 45 },
  aroundWaist: { least: 60, most: 115 },
  aroundHip: { least: 80, most: 140 },
  aroundBust: { least: 75, most: 130 },
};

const MM_PER_INCH = 25.4;
const QUARTERS: Readonly<Record<string, string>> = { "¼": "1/4", "½": "1/2", "¾": "3/4" };

const within = (mm: number, { least, most }: Bounds): boolean => mm >= least * 10 && mm <= most * 10;

export const noLengths = (): Lengths =>
  Object.fromEntries(MEASURES.map((name) => [name, { text: "", unit: "cm" }])) as Lengths;

/** "36.5", "36,5", "36 1/2" and "36½" as a number; nothing when nothing was typed, NaN when it is no length. */
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

/** Whole millimetres, the exactness in which the shop keeps it. */
export function millimetresOf({ text, unit }: Length): number | undefined {
  const number = numberOf(text);
  return number === undefined ? undefined : Math.round(number * (unit === "in" ? MM_PER_INCH : 10));
}

/** What stands in the box: as typed, or in the other unit: cm with one decimal, inches in quarters. */
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

/** The unit in which lengths were typed; nothing when all boxes are empty. */
export function typedUnit(lengths: Lengths): Unit | undefined {
  const filled = MEASURES.map((name) => lengths[name]).filter(({ text }) => text !== "");
  return filled.find(({ unit }) => unit === "in")?.unit ?? filled[0]?.unit;
}

export interface Remark {
  /** Refused, or only worth a second look. */
  kind: "error" | "warning";
  message: string;
  /** The unit in which it would be usual: it was probably meant. */
  meant?: Unit | undefined;
}

const UNIT_LABELS: Record<Unit, string> = { cm: "cm", in: "inches" };

/** What there is to say about a length: nothing when it is usual or left out. */
export function remarkOn(name: MeasureName, length: Length): Remark | undefined {
  const mm = millimetresOf(length);
  if (mm === undefined) return undefined;
  if (Number.isNaN(mm)) return { kind: "error", message: "Enter a number, such as 36.5." };
  if (within(mm, USUAL[name])) return undefined;
  const { unit } = length;
  const other = otherThan(unit);
  const meant = within(millimetresOf({ ...length, unit: other }) ?? 0, USUAL[name]) ? other : undefined;
  const asks = meant && `Is this in ${UNIT_LABELS[meant]}?`;
  if (!within(mm, LIMITS[name])) {
    return { kind: "error", message: [`Enter ${rangeText(LIMITS[name], unit)}.`, asks].filter(Boolean).join(" "), meant };
  }
  if (asks) return { kind: "warning", message: `${asks} We count in ${UNIT_LABELS[unit]} here.`, meant };
  return { kind: "warning", message: `Usually this is ${rangeText(USUAL[name], unit)}. Please look again.` };
}

/** Rounded inwards, so that what it names is never refused. */
function rangeText({ least, most }: Bounds, unit: Unit): string {
  if (unit === "cm") return `${least} to ${most} cm`;
  const quarters = (cm: number, round: (number: number) => number) => quartersText(round((cm / 2.54) * 4));
  return `${quarters(least, Math.ceil)} to ${quarters(most, Math.floor)} inches`;
}

/** "They are inches": every number that would be usual in the other unit is read in that unit from now on. */
export function asMeant(lengths: Lengths): Lengths {
  const meant = MEASURES.map((name): [MeasureName, Length] => {
    const length = lengths[name];
    return [name, { ...length, unit: remarkOn(name, length)?.meant ?? length.unit }];
  });
  return Object.fromEntries(meant) as Lengths;
}

/** Only what was filled in, with the unit it was typed in; nothing at all when all boxes are empty. */
export function measurementsOf(lengths: Lengths): Measurements | undefined {
  const filled = MEASURES.flatMap((name): [MeasureName, number][] => {
    const mm = millimetresOf(lengths[name]);
    return mm === undefined ? [] : [[name, mm / 10]];
  });
  const unit = typedUnit(lengths);
  return unit && filled.length > 0 ? { ...(Object.fromEntries(filled) as Measurements), unit } : undefined;
}

/** Fills the form with saved measurements, in this unit; what is not among them is emptied, so that nobody's lengths are mixed. */
export function lengthsOf(taken: Measurements, unit: Unit): Lengths {
  const lengths = noLengths();
  for (const name of MEASURES) {
    const cm = taken[name];
    if (cm !== undefined) lengths[name] = { text: unit === "cm" ? String(cm) : inchesText(cm), unit };
  }
  return lengths;
}

/** Inches of which exactly this length is read again: quarters where they do, else hundredths. */
function inchesText(cm: number): string {
  const quarters = Math.round((cm / 2.54) * 4) / 4;
  const exact = millimetresOf({ text: String(quarters), unit: "in" }) === Math.round(cm * 10);
  return String(exact ? quarters : Math.round((cm / 2.54) * 100) / 100);
}

export const sameLengths = (one: Measurements | undefined, other: Measurements | undefined): boolean =>
  MEASURES.every((name) => one?.[name] === other?.[name]);
