import type { GarmentField, GarmentType, MeasuredLength } from "../../../api/schema";
import type { Measurements } from "./lengths";

/** A measurement of a garment type, as the shop has defined it. Ranges are in cm. */
export type MeasurementField = GarmentField;

type KnownType = Pick<GarmentType, "id" | "fields">;
type Named = Pick<MeasuredLength, "field" | "label">;

/** The limits of a field that no garment type has any more; the widest that one can have. */
const ANY_LENGTH = { least: 0.1, most: 2000 };

/** Each key once, as the first garment type defines it. */
function distinct(types: readonly KnownType[]): MeasurementField[] {
  const fields = new Map<string, MeasurementField>();
  for (const field of types.flatMap((type) => type.fields)) if (!fields.has(field.key)) fields.set(field.key, field);
  return [...fields.values()];
}

/**
 * The fields of a garment type, in the order in which they are taken; without a type those of the body, which have a
 * drawing. Fields that have a length already follow, also those of other garments and those that the shop has deleted.
 */
export function fieldsOf(types: readonly KnownType[], garmentType: number | undefined, taken: readonly Named[] = []): MeasurementField[] {
  const all = distinct(types);
  const drawn = all.filter(({ drawing }) => drawing !== undefined);
  const own = types.find(({ id }) => id === garmentType)?.fields ?? (drawn.length > 0 ? drawn : all);
  const others = taken.filter(({ field }) => own.every(({ key }) => key !== field));
  return [...own, ...others.map(({ field, label }) => all.find(({ key }) => key === field) ?? { key: field, label, limits: ANY_LENGTH })];
}

/** Lengths by field, of which only the keys are known, as `fieldsOf` takes them. */
export const namedByKey = (lengths: Readonly<Record<string, unknown>>): Named[] => Object.keys(lengths).map((field) => ({ field, label: field }));

/** Lengths in cm by field. */
export const measurementsIn = (lengths: readonly MeasuredLength[]): Measurements => Object.fromEntries(lengths.map(({ field, cm }) => [field, cm]));
