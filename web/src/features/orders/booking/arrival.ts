import { idOf } from "../../../site/visit";
import { lookOf } from "./choices";
import { loadDraft, type Draft } from "./draft";
import { tomorrowInIndia } from "./slots";

/** Stands in the browser's history beside an address that was heeded. */
const HEEDED = "bookingHeeded";

const stateOf = (state: unknown): Record<string, unknown> =>
  typeof state === "object" && state !== null ? { ...state } : {};

export interface Beginning {
  draft: Draft;
  /** Whether the day is hers; else it is only the first one there is. */
  dated: boolean;
}

/**
 * The form as it begins: what was typed before, and on top of it what she came for. A link followed anew counts anew; a
 * reload or the way back to it takes nothing back that was changed since.
 */
export function begin(search: URLSearchParams, historyState: unknown): Beginning {
  const draft = withInputs(loadDraft(), search, historyState);
  const dated = draft.values.appointmentDate !== "";
  if (dated) return { draft, dated };
  const values = { ...draft.values, appointmentDate: tomorrowInIndia(Date.now()) };
  return { draft: { ...draft, values }, dated };
}

function withInputs(draft: Draft, search: URLSearchParams, historyState: unknown): Draft {
  const state = stateOf(historyState);
  if (state[HEEDED] === true && draft.values.productId !== "") return draft;
  // A screen may hand over the product it showed.
  const product = idOf(search.get("product")) ?? idOf(String(state["id"] ?? ""));
  const look = lookOf(search.get("look")) ?? draft.look;
  const values = product === undefined ? draft.values : { ...draft.values, productId: String(product) };
  return { ...draft, values, look };
}

export function noteHeeded(): void {
  history.replaceState({ ...stateOf(history.state), [HEEDED]: true }, "");
}
