import { idOf } from "../../../app/visit";
import { lookOf } from "./choices";
import { loadDraft, type Draft } from "./draft";

/** A screen may hand over the product it showed. */
function productIn(state: unknown): number | undefined {
  if (typeof state !== "object" || state === null || !("id" in state)) return undefined;
  return idOf(String(state.id));
}

/**
 * The form as it begins: what was typed before, and on top of it what she came for. The same address once more, after a
 * reload or a log-in, takes nothing back that was changed since.
 */
export function beginDraft(search: URLSearchParams, state: unknown): Draft {
  const draft = loadDraft();
  const product = idOf(search.get("product")) ?? productIn(state);
  const look = lookOf(search.get("look"));
  const asked = [product, look].filter((part) => part !== undefined).join(" ");
  if (asked === "" || asked === draft.asked) return draft;
  const values = product === undefined ? draft.values : { ...draft.values, productId: String(product) };
  return { ...draft, values, asked, look: look ?? draft.look };
}
