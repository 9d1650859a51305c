import { idOf } from "../../../site/visit";
import { lookOf, optionsIn } from "./choices";
import { loadDraft, type Draft } from "./draft";
import { isEmpty, MOST_PIECES, newKey, noPiece, sameFilledIn, type PieceValues } from "./piece";
import { tomorrowInIndia } from "./slots";

/** Marks a history entry whose parameters were applied. */
const HEEDED = "bookingHeeded";

const stateOf = (state: unknown): Record<string, unknown> =>
  typeof state === "object" && state !== null ? { ...state } : {};

/** Saved measurements that a link asks for, by id. */
export interface AskedMeasurements {
  profile: number;
  measuring: number;
}

export interface Beginning {
  draft: Draft;
  asked: AskedMeasurements | undefined;
  /** Whether the customer chose the day; otherwise it is the first one available. */
  dated: boolean;
  /** The key of the piece that a link added to those that were there. */
  added: string | undefined;
}

/**
 * The form's initial values: the draft, with a piece for what the link names. Following a link again adds another one; a
 * reload or the way back to it adds nothing.
 */
export function begin(search: URLSearchParams, historyState: unknown): Beginning {
  const { draft, added } = withPiece(loadDraft(), search, historyState);
  const asked = askedIn(search, historyState);
  const dated = draft.values.appointmentDate !== "";
  if (dated) return { draft, asked, dated, added };
  const values = { ...draft.values, appointmentDate: tomorrowInIndia(Date.now()) };
  return { draft: { ...draft, values }, asked, dated, added };
}

function withPiece(draft: Draft, search: URLSearchParams, historyState: unknown): Pick<Beginning, "draft" | "added"> {
  const state = stateOf(historyState);
  const { pieces } = draft.values;
  const nothing = { draft, added: undefined };
  if (state[HEEDED] === true && !pieces.every(isEmpty)) return nothing;
  // A product screen passes its product in the history state.
  const product = idOf(search.get("product")) ?? idOf(String(state["id"] ?? ""));
  const look = lookOf(search.get("look"));
  if (product === undefined && look === undefined) return nothing;
  const optionIds = product === undefined ? [] : optionsIn(search.get("options"));
  const wanted = {
    ...(product !== undefined && { productId: String(product) }),
    ...(optionIds.length > 0 && { optionIds }),
    ...(look !== undefined && { look }),
  };
  const places = (next: readonly PieceValues[], added?: string) => ({
    draft: { ...draft, values: { ...draft.values, pieces: next } },
    added,
  });
  const last = pieces.at(-1);
  // A piece that waits for its service, such as after "Book this look".
  if (last && last.productId === "" && (product !== undefined ? last.look === undefined || look === undefined : isEmpty(last)))
    return places([...pieces.slice(0, -1), { ...last, ...wanted }], pieces.length > 1 ? last.key : undefined);
  // The same product again, this time with choices.
  if (last && optionIds.length > 0 && sameFilledIn(last, { ...noPiece(), ...wanted, optionIds: [] }))
    return places([...pieces.slice(0, -1), { ...last, optionIds }]);
  // The same link twice, with nothing filled in between.
  const again = last && sameFilledIn(last, { ...noPiece(), ...wanted });
  if (again || pieces.length >= MOST_PIECES) return nothing;
  const key = newKey(pieces);
  return places([...pieces, { ...noPiece(key), ...wanted }], key);
}

function askedIn(search: URLSearchParams, historyState: unknown): AskedMeasurements | undefined {
  const [profile, measuring] = [idOf(search.get("profile") ?? undefined), idOf(search.get("measuring") ?? undefined)];
  if (profile === undefined || measuring === undefined || stateOf(historyState)[HEEDED] === true) return undefined;
  return { profile, measuring };
}

export function noteHeeded(): void {
  history.replaceState({ ...stateOf(history.state), [HEEDED]: true }, "");
}
