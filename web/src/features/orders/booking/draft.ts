import { tabStorage } from "../../../site/browserStorage";
import type { Length, Lengths } from "../measurements/lengths";
import { lookOf } from "./choices";
import { MOST_PIECES, MOST_QUANTITY, noPiece, type PieceValues } from "./piece";
import { noValues, TEXTS, type Values } from "./values";

/** An unsent form, stored across reloads, logins and navigation. */
export interface Draft {
  values: Values;
  /** A request without a response, and its idempotency key: sent again it is the same booking. */
  sent?: { body: string; key: string } | undefined;
}

const PLACE = "bookingDraft";

type Loose = Record<string, unknown>;
const isRecord = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
const numberOf = (value: unknown): number | undefined => (Number.isInteger(value) ? (value as number) : undefined);

function lengthOf(value: unknown): Length | undefined {
  if (!isRecord(value)) return undefined;
  const text = textOf(value["text"]);
  return text === undefined ? undefined : { text, unit: value["unit"] === "in" ? "in" : "cm" };
}

const lengthsIn = (stored: unknown): Lengths =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([key, value]) => {
      const length = lengthOf(value);
      return length && length.text !== "" ? [[key, length]] : [];
    }),
  );

function pieceOf(stored: unknown, index: number): PieceValues {
  const piece = noPiece(String(index + 1));
  if (!isRecord(stored)) return piece;
  const quantity = numberOf(stored["quantity"]) ?? 1;
  const options = Array.isArray(stored["optionIds"]) ? stored["optionIds"] : [];
  const [profileId, look] = [numberOf(stored["profileId"]), lookOf(textOf(stored["look"]))];
  return {
    key: textOf(stored["key"]) ?? piece.key,
    productId: textOf(stored["productId"]) ?? "",
    optionIds: options.filter((id) => numberOf(id) !== undefined) as number[],
    quantity: Math.min(Math.max(quantity, 1), MOST_QUANTITY),
    forWhom: textOf(stored["forWhom"]) ?? "",
    ...(stored["someoneElse"] === true && { someoneElse: true }),
    ...(profileId !== undefined && { profileId }),
    note: textOf(stored["note"]) ?? "",
    ...(look !== undefined && { look }),
    lengths: lengthsIn(stored["lengths"]),
    ageGroup: stored["ageGroup"] === "child" ? "child" : "adult",
  };
}

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
  const { values: texts, sent } = stored;
  if (isRecord(texts)) {
    for (const name of TEXTS) values[name] = textOf(texts[name]) ?? "";
    if (texts["messages"] === true) values.messages = true;
    const pieces = Array.isArray(texts["pieces"]) ? texts["pieces"] : [];
    if (pieces.length > 0) values.pieces = pieces.slice(0, MOST_PIECES).map(pieceOf);
  }
  const body = isRecord(sent) ? textOf(sent["body"]) : undefined;
  const key = isRecord(sent) ? textOf(sent["key"]) : undefined;
  return { values, ...(body !== undefined && key !== undefined && { sent: { body, key } }) };
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
