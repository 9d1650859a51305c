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

export interface Remark {
  /** Refused, or only worth a second look. */
  kind: "error" | "warning";
  message: string;
  /** It looks like inches typed where centimetres are counted. */
  inches: boolean;
}

/** What there is to say about a length: nothing when it is usual or left out. */
export function remarkOn(name: MeasureName, length: Length): Remark | undefined {
  const mm = millimetresOf(length);
  if (mm === undefined) return undefined;
  if (Number.isNaN(mm)) return { kind: "error", message: "Enter a number, such as 36.5.", inches: false };
  if (within(mm, USUAL[name])) return undefined;
  const inches = length.unit === "cm" && within(mm * 2.54, USUAL[name]);
  if (!within(mm, LIMITS[name])) {
    const range = rangeText(LIMITS[name], length.unit);
    return { kind: "error", message: `Enter ${range}.${inches ? " Is this in inches?" : ""}`, inches };
  }
  if (inches) return { kind: "warning", message: "Is this in inches? We count in cm here.", inches };
  const range = rangeText(USUAL[name], length.unit);
  return { kind: "warning", message: `Usually this is ${range}. Please look again.`, inches };
}

/** Rounded inwards, so that what it names is never refused. */
function rangeText({ least, most }: Bounds, unit: Unit): string {
  if (unit === "cm") return `${least} to ${most} cm`;
  const quarters = (cm: number, round: (number: number) => number) => round((cm / 2.54) * 4) / 4;
  return `${quarters(least, Math.ceil)} to ${quarters(most, Math.floor)} inches`;
}

/** "They are inches": every number that looks like it means inches from now on. */
export function meantAsInches(lengths: Lengths): Lengths {
  const meant = MEASURES.map((name): [MeasureName, Length] => {
    const length = lengths[name];
    return [name, remarkOn(name, length)?.inches ? { ...length, unit: "in" } : length];
  });
  return Object.fromEntries(meant) as Lengths;
}

/** Only what was filled in; nothing at all when all boxes are empty. */
export function measurementsOf(lengths: Lengths): Measurements | undefined {
  const filled = MEASURES.flatMap((name): [MeasureName, number][] => {
    const mm = millimetresOf(lengths[name]);
    return mm === undefined ? [] : [[name, mm / 10]];
  });
  return filled.length > 0 ? (Object.fromEntries(filled) as Measurements) : undefined;
}

/** Fills the form with kept measurements; what is not among them is emptied, so that nobody's lengths are mixed. */
export function lengthsOf(centimetres: Measurements): Lengths {
  const lengths = noLengths();
  for (const name of MEASURES) {
    const cm = centimetres[name];
    if (cm !== undefined) lengths[name] = { text: String(cm), unit: "cm" };
  }
  return lengths;
}

export const sameLengths = (one: Measurements | undefined, other: Measurements | undefined): boolean =>
  MEASURES.every((name) => one?.[name] === other?.[name]);
