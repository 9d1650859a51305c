import type { CheckoutRequest } from "../public/checkout";
import { changes } from "../../../ui/changes";

/** A payment that awaits confirmation. It is stored beyond the tab, so that the next visit can follow it. */
export interface UnderWay {
  /** The payment order's id. */
  id: number;
  kind: CheckoutRequest["kind"];
  reference: string;
  /** The provider captured the money; only the shop's record is missing. */
  paid: boolean;
  /** When it was stored, in milliseconds. */
  since: number;
}

const STORE = "paymentsUnderWay";
/** How long to wait for a payment, in milliseconds; after that it was not made. */
const LONGEST = 24 * 3_600_000;
const NONE: readonly UnderWay[] = [];

let text: string | undefined;
let list = NONE;
const { subscribe, tell } = changes();

const isUnderWay = (value: unknown): value is UnderWay =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "number" &&
  "kind" in value &&
  "reference" in value &&
  typeof value.reference === "string" &&
  "since" in value &&
  typeof value.since === "number" &&
  Date.now() - value.since < LONGEST;

function parsed(stored: string): readonly UnderWay[] {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isUnderWay) : NONE;
  } catch {
    return NONE;
  }
}

/** The pending payments; the same array while the stored content is the same. */
export function underWay(): readonly UnderWay[] {
  let stored = text ?? "";
  try {
    stored = localStorage.getItem(STORE) ?? "";
  } catch {
    // Without browser storage the list lives as long as this page.
  }
  if (stored !== text) {
    text = stored;
    list = parsed(stored);
  }
  return list;
}

function keep(next: readonly UnderWay[]) {
  text = next.length > 0 ? JSON.stringify(next) : "";
  list = next;
  try {
    if (text) localStorage.setItem(STORE, text);
    else localStorage.removeItem(STORE);
  } catch {
    // Held in memory.
  }
  tell();
}

export function noteUnderWay(payment: Omit<UnderWay, "since">): void {
  const others = underWay().filter(({ id }) => id !== payment.id);
  keep([...others, { ...payment, since: Date.now() }]);
}

export function forgetUnderWay(id: number): void {
  const others = underWay().filter((payment) => payment.id !== id);
  if (others.length < underWay().length) keep(others);
}

/** Calls `listener` after changes, also in other tabs. */
export function onUnderWayChange(listener: () => void): () => void {
  const forget = subscribe(listener);
  addEventListener("storage", listener);
  return () => {
    forget();
    removeEventListener("storage", listener);
  };
}
