import type { SaidProblem } from "../../../api/problem";
import { changes } from "../../../ui/changes";

/** What is to be paid for. The server determines the price. */
export interface CheckoutRequest {
  kind: "course" | "advance";
  /** The id of the course or of the order. */
  reference: string;
  /** The balance of the order instead of its advance. */
  balance?: boolean | undefined;
  coupon?: string | undefined;
  /** The title in the payment dialog, such as "Advance, order HM-1051". */
  title: string;
}

/** A payment order on the server. */
export interface PaymentFacts {
  /** The id with which its state is polled: see `useConfirmation`. */
  id: number;
  amountPaise: number;
  /** When it was recorded. */
  paidAt?: string | undefined;
  /** The provider's payment id; only known to the tab that paid. */
  providerId?: string | undefined;
}

/** The outcome of a checkout. Every feature has its own copy for it. */
export type CheckoutOutcome =
  /** Paid, now or earlier in another tab. */
  | { state: "paid"; payment: PaymentFacts }
  /** Granted without payment: the price was zero. */
  | { state: "free"; payment: PaymentFacts }
  /** The provider declined; nothing was charged, and the customer can retry. */
  | { state: "failed"; message: string }
  /** The customer closed the dialog. */
  | { state: "closed" }
  /** Being confirmed with the provider: it must not be paid again. */
  | { state: "confirming"; payment: PaymentFacts }
  /** Paid, but the confirmation's response was lost: it completes by itself. */
  | { state: "unsaved"; payment: PaymentFacts }
  /** The checkout could not be opened: no network, or no payment provider. */
  | { state: "unreachable" }
  /** Refused by the shop: already owned, invalid coupon, session ended, ... */
  | { state: "refused"; problem: SaidProblem };

/** The props of the component that runs one checkout. */
export interface CheckoutProps {
  request: CheckoutRequest;
  onOutcome: (outcome: CheckoutOutcome) => void;
}

/** The current checkout. */
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
  one.kind === other.kind && one.reference === other.reference && one.balance === other.balance && one.coupon === other.coupon;

/** Starts a checkout. There is one at a time: a second call returns the current one. */
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
