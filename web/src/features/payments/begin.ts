import { NetworkError, ProblemError } from "../../api/problem";
import { newRequestKey } from "../../api/requestKey";
import type { Checkout, CheckoutBegun, PaymentOrder } from "../../api/schema";
import { send } from "../../api/send";
import type { CheckoutOutcome, CheckoutRequest, PaymentFacts } from "./public/checkout";

/** A created checkout, or the outcome if none was created. */
export type Begun = { checkout: Checkout; payment: PaymentFacts } | { outcome: CheckoutOutcome };

export const factsOf = ({ id, amountPaise, paidAt }: PaymentOrder, providerId?: string): PaymentFacts => ({
  id,
  amountPaise,
  paidAt,
  providerId,
});

const PAUSES = [800, 2000];

/**
 * Creates the payment order. Every attempt has its own idempotency key, which stays the same across retries:
 * however often it is sent, it is one purchase.
 */
export async function begin({ kind, reference, balance, coupon }: CheckoutRequest, state?: string): Promise<Begun> {
  const body = { kind, reference, ...(balance && { balance }), ...(coupon && { coupon }), ...(state && { state }) };
  const headers = { "Idempotency-Key": newRequestKey() };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return begunBy(await send("POST /payments/orders", { body, header: headers }));
    } catch (failure) {
      const pause = PAUSES[attempt];
      if (pause !== undefined && mayPass(failure)) await wait(pause);
      else return { outcome: refusal(failure) };
    }
  }
}

/** Whether the buyer's State is needed for a tax invoice and not known. */
export const needsState = (begun: Begun): boolean =>
  "outcome" in begun && begun.outcome.state === "refused" && begun.outcome.problem.code === "payments.state_needed";

/** Whether to retry: no response, or another request with the same key is in progress. */
const mayPass = (failure: unknown): boolean =>
  failure instanceof NetworkError ||
  (failure instanceof ProblemError && failure.problem.code === "request.still_running");

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

function begunBy({ outcome, order, checkout }: CheckoutBegun): Begun {
  const payment = factsOf(order);
  if (outcome === "checkout") return checkout ? { checkout, payment } : { outcome: { state: "unreachable" } };
  return { outcome: { state: outcome, payment } };
}

/** The outcome of a failure: refused by the shop, otherwise unreachable. */
export function refusal(failure: unknown): CheckoutOutcome {
  if (!(failure instanceof ProblemError)) return { state: "unreachable" };
  const { status, problem } = failure;
  return status < 500 ? { state: "refused", problem } : { state: "unreachable" };
}
