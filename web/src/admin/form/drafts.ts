import { clock, day } from "../../format/date";
import { browserStorage } from "../../site/browserStorage";

/** What was being typed when a form was left. */
export interface Draft {
  /** When the last letter was typed. */
  at: string;
  /** The version that was looked at. */
  version: number | undefined;
  values: Readonly<Record<string, unknown>>;
}

const nameOf = (person: number, form: string) => `draft:${person}:${form}`;

/** The draft of a form, if one was kept and can be read. */
export function storedDraft(person: number, form: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(nameOf(person, form)) ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { at, version, values } = stored as Partial<Draft>;
    if (typeof at !== "string" || typeof values !== "object" || values === null) return undefined;
    return { at, version: typeof version === "number" ? version : undefined, values };
  } catch {
    return undefined;
  }
}

export const keepDraft = (person: number, form: string, draft: Draft): void =>
  browserStorage.set(nameOf(person, form), JSON.stringify(draft));

export const dropDraft = (person: number, form: string): void => browserStorage.set(nameOf(person, form), undefined);

/** What an image shows is kept with the image, at once: it is no change of the form around it. */
const withoutImages = (key: string, value: unknown): unknown => (key === "image" && typeof value === "object" && value !== null && "src" in value ? undefined : value);

const written = (value: unknown): string => JSON.stringify(value, withoutImages) ?? "";

/** The same value, whatever it is made of. */
export const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** The fields whose values differ. */
export const changedFields = <Values extends Readonly<Record<string, unknown>>>(before: Values, after: Values): (keyof Values & string)[] =>
  Object.keys(before).filter((name) => !same(before[name], after[name]));

/** What a draft says of the fields that the form has now; a field that it does not know stays as it is. */
export function withDraft<Values extends Readonly<Record<string, unknown>>>(values: Values, draft: Draft): Values {
  const known = Object.entries(draft.values).filter(([name]) => name in values);
  return { ...values, ...Object.fromEntries(known) };
}

/** "today, 2:10 PM" */
export function whenText(at: string, now: Date): string {
  const written = day(at);
  if (written === day(now.toISOString())) return `today, ${clock(at)}`;
  if (written === day(new Date(now.getTime() - 86_400_000).toISOString())) return `yesterday, ${clock(at)}`;
  return `${written}, ${clock(at)}`;
}
