import * as z from "zod/mini";
import type { output } from "zod/v4/core";
import { flag, text, wholeNumber } from "../../../admin/form/rules";
import type { AdminGarmentType, CreateGarmentType, GarmentField, MeasureDrawing } from "../../../api/schema";
import { chosenFrom } from "../../media/public/chosen";
import { maybeImage } from "../../media/public/rules";
import { maybeRange, range, typedRange, type Unit } from "./lengths";

/** The longest lengths, as on the server. */
export const MOST = { name: 40, description: 120, label: 40, hint: 200, fields: 40, points: 20 };
const KEY = 40;

export const rules = (unit: Unit) =>
  z.object({
    name: text(MOST.name),
    description: text(MOST.description, 0),
    imageId: maybeImage(),
    points: wholeNumber(1, MOST.points),
    fields: z.array(
      z.object({
        /** Empty until the first save. */
        key: z.string(),
        label: text(MOST.label),
        hint: text(MOST.hint, 0),
        drawing: z.custom<MeasureDrawing | "">(),
        limits: range(unit),
        adult: maybeRange(unit),
        child: maybeRange(unit),
      }),
    ),
    published: flag(),
  });

export type Values = z.input<ReturnType<typeof rules>>;
export type FieldValues = Values["fields"][number];

export const emptyField = (): FieldValues => ({
  key: "",
  label: "",
  hint: "",
  drawing: "",
  limits: typedRange(undefined, "in"),
  adult: typedRange(undefined, "in"),
  child: typedRange(undefined, "in"),
});

const fieldValues = ({ key, label, hint, drawing, limits, adult, child }: GarmentField, unit: Unit): FieldValues => ({
  key,
  label,
  hint: hint ?? "",
  drawing: drawing ?? "",
  limits: typedRange(limits, unit),
  adult: typedRange(adult, unit),
  child: typedRange(child, unit),
});

export const valuesOf = (entry: AdminGarmentType | undefined, unit: Unit): Values => ({
  name: entry?.name ?? "",
  description: entry?.description ?? "",
  imageId: entry?.imageId === undefined ? null : chosenFrom({ imageId: entry.imageId, image: entry.image }),
  points: String(entry?.points ?? 2),
  fields: (entry?.fields ?? []).map((field) => fieldValues(field, unit)),
  published: entry?.published ?? true,
});

/** The request body. */
export const formOf = ({ imageId, fields, ...rest }: output<ReturnType<typeof rules>>): CreateGarmentType => ({
  ...rest,
  ...(imageId && { imageId: imageId.id }),
  fields: fields.map(({ key, label, hint, drawing, limits, adult, child }) => ({
    label,
    hint,
    limits,
    ...(key && { key }),
    ...(drawing && { drawing }),
    ...(adult && { adult }),
    ...(child && { child }),
  })),
});

/** The label in camel case, as on the server: "Sleeve round (left)" is `sleeveRoundLeft`. */
function keyOf(label: string): string {
  const parts = label.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const key = parts.map((word, place) => (place === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1).toLowerCase()).join("");
  return (/^[a-z]/.test(key) ? key : `field${key}`).slice(0, KEY - 2);
}

/** The keys of new measurements, by index: given before the first save, so that later saves name the same measurement. */
export function newKeys(fields: readonly FieldValues[]): Map<number, string> {
  const taken = new Set(fields.map(({ key }) => key));
  const keys = new Map<number, string>();
  for (const [place, { key, label }] of fields.entries()) {
    if (key !== "" || label.trim() === "") continue;
    const base = keyOf(label);
    let free = base;
    for (let number = 2; taken.has(free); number += 1) free = `${base}${number}`;
    taken.add(free);
    keys.set(place, free);
  }
  return keys;
}
