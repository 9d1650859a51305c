import { idOf } from "../../../site/visit";
import { lookOf } from "./choices";
import { loadDraft, type Draft } from "./draft";
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
}

/**
 * The form's initial values: the draft, overridden by the link's parameters. Following a link again applies them again; a
 * reload or the way back to it takes nothing back that was changed since.
 */
export function begin(search: URLSearchParams, historyState: unknown): Beginning {
  const draft = withInputs(loadDraft(), search, historyState);
  const asked = askedIn(search, historyState);
  const dated = draft.values.appointmentDate !== "";
  if (dated) return { draft, asked, dated };
  const values = { ...draft.values, appointmentDate: tomorrowInIndia(Date.now()) };
  return { draft: { ...draft, values }, asked, dated };
}

function withInputs(draft: Draft, search: URLSearchParams, historyState: unknown): Draft {
  const state = stateOf(historyState);
  if (state[HEEDED] === true && draft.values.productId !== "") return draft;
  // A product screen passes its product in the history state.
  const product = idOf(search.get("product")) ?? idOf(String(state["id"] ?? ""));
  const look = lookOf(search.get("look")) ?? draft.look;
  const values = product === undefined ? draft.values : { ...draft.values, productId: String(product) };
  return { ...draft, values, look };
}

function askedIn(search: URLSearchParams, historyState: unknown): AskedMeasurements | undefined {
  const [profile, measuring] = [idOf(search.get("profile") ?? undefined), idOf(search.get("measuring") ?? undefined)];
  if (profile === undefined || measuring === undefined || stateOf(historyState)[HEEDED] === true) return undefined;
  return { profile, measuring };
}

export function noteHeeded(): void {
  history.replaceState({ ...stateOf(history.state), [HEEDED]: true }, "");
}
