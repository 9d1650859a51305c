import { tabStorage } from "../../../site/browserStorage";
import type { Length, Lengths } from "../measurements/lengths";
import { noValues, TEXTS, type Values } from "./values";

/** An unsent form, stored across reloads, logins and navigation. */
export interface Draft {
  values: Values;
  /** A public image of the shop, attached as a reference. */
  look?: string | undefined;
  /** A request without a response, and its idempotency key: sent again it is the same booking. */
  sent?: { body: string; key: string } | undefined;
}

const PLACE = "bookingDraft";

type Loose = Record<string, unknown>;
const isRecord = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

function lengthOf(value: unknown): Length | undefined {
  if (!isRecord(value)) return undefined;
  const text = textOf(value["text"]);
  return text === undefined ? undefined : { text, unit: value["unit"] === "in" ? "in" : "cm" };
}

const lengthsIn = (stored: Loose): Lengths =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      const length = lengthOf(value);
      return length && length.text !== "" ? [[key, length]] : [];
    }),
  );

/** Reads a stored draft of any version; unreadable fields become empty. */
export function readDraft(written: string | null): Draft {
  const values = noValues();
  let stored: unknown;
  try {
    stored = JSON.parse(written ?? "");
  } catch {
    stored = undefined;
  }
  if (!isRecord(stored)) return { values };
  const { values: texts, look, sent } = stored;
  if (isRecord(texts)) {
    for (const name of TEXTS) values[name] = textOf(texts[name]) ?? "";
    if (texts["ageGroup"] === "child") values.ageGroup = "child";
    const lengths = texts["lengths"];
    if (isRecord(lengths)) values.lengths = lengthsIn(lengths);
  }
  const body = isRecord(sent) ? textOf(sent["body"]) : undefined;
  const key = isRecord(sent) ? textOf(sent["key"]) : undefined;
  return {
    values,
    look: textOf(look),
    ...(body !== undefined && key !== undefined && { sent: { body, key } }),
  };
}

/** Loads the draft. Without browser storage there is none, and the form still works. */
export const loadDraft = (): Draft => readDraft(tabStorage.get(PLACE));

/** Whether a draft is stored: a logout, here or in another tab, removes it. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(PLACE) !== null;
  } catch {
    return true;
  }
}

export const keepDraft = (draft: Draft): void => tabStorage.set(PLACE, JSON.stringify(draft));

export const forgetDraft = (): void => tabStorage.set(PLACE, undefined);
