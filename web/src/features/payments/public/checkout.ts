import type { SaidProblem } from "../../../api/problem";
import { changes } from "../../../ui/changes";

/** What somebody wants to pay for. The server knows the price. */
export interface CheckoutRequest {
  kind: "course" | "advance";
  /** The id of the course or of the order. */
  reference: string;
  coupon?: string | undefined;
  /** What the window names, such as "Advance, order HM-1051". */
  title: string;
}

/** A payment that the server knows. */
export interface PaymentFacts {
  /** By this number it is asked for: see `useConfirmation`. */
  id: number;
  amountPaise: number;
  /** When it was recorded. */
  paidAt?: string | undefined;
  /** What the payment provider calls it; known to the tab that paid. */
  providerId?: string | undefined;
}

/** How a checkout ended. Every feature says it in its own words. */
export type CheckoutOutcome =
  /** She has it: paid now, or before and in another tab. */
  | { state: "paid"; payment: PaymentFacts }
  /** Nothing was to be paid: she has it. */
  | { state: "free"; payment: PaymentFacts }
  /** The provider refused; nothing was taken, and another try is possible. */
  | { state: "failed"; message: string }
  /** She closed the window. */
  | { state: "closed" }
  /** The provider is still being asked: it will come, and must not be paid again. */
  | { state: "confirming"; payment: PaymentFacts }
  /** It is paid, but the shop's answer to that got lost: it will come by itself. */
  | { state: "unsaved"; payment: PaymentFacts }
  /** The checkout could not be opened: no network, or no payment provider. */
  | { state: "unreachable" }
  /** The shop said no: owned already, a wrong coupon, the session has ended, ... */
  | { state: "refused"; problem: SaidProblem };

/** What the payments give the application: one checkout from its beginning to its end. */
export interface CheckoutProps {
  request: CheckoutRequest;
  onOutcome: (outcome: CheckoutOutcome) => void;
}

/** The checkout that is under way. */
export interface Checkout extends CheckoutProps {
  outcome: Promise<CheckoutOutcome>;
}

let current: Checkout | undefined;
const { subscribe, tell } = changes();

function set(next: Checkout | undefined) {
  current = next;
  tell();
}

const sameRequest = (one: CheckoutRequest, other: CheckoutRequest): boolean =>
  one.kind === other.kind && one.reference === other.reference && one.coupon === other.coupon;

/** Begins a checkout. There is one at a time: a second press gets the one that is open. */
export function startCheckout(request: CheckoutRequest): Promise<CheckoutOutcome> {
  if (current) return sameRequest(current.request, request) ? current.outcome : Promise.resolve({ state: "closed" });
  let settle: (outcome: CheckoutOutcome) => void = () => undefined;
  const outcome = new Promise<CheckoutOutcome>((resolve) => {
    settle = resolve;
  });
  const onOutcome = (ended: CheckoutOutcome) => {
    if (current?.outcome === outcome) set(undefined);
    settle(ended);
  };
  set({ request, outcome, onOutcome });
  return outcome;
}

export const currentCheckout = (): Checkout | undefined => current;

export const onCheckoutChange = subscribe;
