import { clock, day } from "../../format/date";
import { browserStorage } from "../../site/browserStorage";

/** The unsaved values of a form. */
export interface Draft {
  /** The time of the last change. */
  at: string;
  /** The version that was edited. */
  version: number | undefined;
  values: Readonly<Record<string, unknown>>;
  /** The stored values that were edited. */
  base?: Readonly<Record<string, unknown>> | undefined;
  /** The draft that was still offered when this one was typed. */
  earlier?: Draft | undefined;
}

const nameOf = (person: number, form: string) => `draft:${person}:${form}`;

/** The stored draft of a form, if it can be read. */
export function storedDraft(person: number, form: string): Draft | undefined {
  try {
    return draftOf(JSON.parse(browserStorage.get(nameOf(person, form)) ?? "null"));
  } catch {
    return undefined;
  }
}

function draftOf(stored: unknown): Draft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { at, version, values, base, earlier } = stored as Partial<Draft>;
  if (typeof at !== "string" || !isRecord(values)) return undefined;
  return { at, version: typeof version === "number" ? version : undefined, values, base: isRecord(base) ? base : undefined, earlier: draftOf(earlier) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** Stores a draft, or removes it without one. */
export const keepDraft = (person: number, form: string, draft: Draft | undefined): void =>
  browserStorage.set(nameOf(person, form), draft && JSON.stringify(draft));

/** Leaves out the data of images: alt texts are saved with the image, not with the form. */
const withoutImages = (key: string, value: unknown): unknown => (key === "image" && typeof value === "object" && value !== null && "src" in value ? undefined : value);

const written = (value: unknown): string => JSON.stringify(value, withoutImages) ?? "";

/** Whether two values are deeply equal. */
export const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** The fields whose values differ. */
export const changedFields = <Values extends Readonly<Record<string, unknown>>>(before: Values, after: Values): (keyof Values & string)[] =>
  Object.keys(before).filter((name) => !same(before[name], after[name]));

/** Two versions of the same values. */
export interface Merged<Values> {
  /** The stored values with what was changed here. */
  values: Values;
  /** The fields that both changed, each to something else. */
  both: (keyof Values & string)[];
}

/** Merges what was changed here with what was stored since, by the values that both began with. */
export function merged<Values extends Readonly<Record<string, unknown>>>(base: Values, mine: Values, stored: Values): Merged<Values> {
  const changed = changedFields(base, mine);
  const both = changed.filter((name) => !same(base[name], stored[name]) && !same(mine[name], stored[name]));
  return { values: { ...stored, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }, both };
}

/** The values with those of a draft; fields unknown to either are ignored. */
export function withDraft<Values extends Readonly<Record<string, unknown>>>(values: Values, draft: Draft): Values {
  const known = Object.entries(draft.values).filter(([name]) => name in values);
  return { ...values, ...Object.fromEntries(known) };
}

/** The latest draft with other values than these, of a draft and those before it. */
export const draftToOffer = <Values extends Readonly<Record<string, unknown>>>(values: Values, draft: Draft | undefined): Draft | undefined =>
  draft && changedFields(values, withDraft(values, draft)).length === 0 ? draftToOffer(values, draft.earlier) : draft;

/** "today, 2:10 PM" */
export function whenText(at: string, now: Date): string {
  const written = day(at);
  if (written === day(now.toISOString())) return `today, ${clock(at)}`;
  if (written === day(new Date(now.getTime() - 86_400_000).toISOString())) return `yesterday, ${clock(at)}`;
  return `${written}, ${clock(at)}`;
}
