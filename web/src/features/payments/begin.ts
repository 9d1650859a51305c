import { client, unwrap } from "../../api/client";
import { NetworkError, ProblemError } from "../../api/problem";
import { newRequestKey } from "../../api/requestKey";
import type { Checkout, CheckoutBegun, PaymentOrder } from "../../api/schema";
import type { CheckoutOutcome, CheckoutRequest, PaymentFacts } from "./public/checkout";

/** A checkout that can be shown, or what stands in its place. */
export type Begun = { checkout: Checkout; payment: PaymentFacts } | { outcome: CheckoutOutcome };

export const factsOf = ({ id, amountPaise, paidAt }: PaymentOrder, providerId?: string): PaymentFacts => ({
  id,
  amountPaise,
  paidAt,
  providerId,
});

const PAUSES = [800, 2000];

/**
 * Begins a purchase. Every attempt has a key of its own, which stays the same while an answer is being waited for:
 * however often it is asked, it is one purchase.
 */
export async function begin({ kind, reference, coupon }: CheckoutRequest, state?: string): Promise<Begun> {
  const body = { kind, reference, ...(coupon && { coupon }), ...(state && { state }) };
  const headers = { "Idempotency-Key": newRequestKey() };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return begunBy(await unwrap(client.POST("/payments/orders", { body, headers })));
    } catch (failure) {
      const pause = PAUSES[attempt];
      if (pause !== undefined && mayPass(failure)) await wait(pause);
      else return { outcome: refusal(failure) };
    }
  }
}

/** Receipts are tax invoices, and nobody knows where she lives. */
export const needsState = (begun: Begun): boolean =>
  "outcome" in begun && begun.outcome.state === "refused" && begun.outcome.problem.code === "payments.state_needed";

/** No answer, or another request with the same key is still at it. */
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

/** A refusal of the shop is told as it is; everything else means that there is no way to pay just now. */
export function refusal(failure: unknown): CheckoutOutcome {
  if (!(failure instanceof ProblemError)) return { state: "unreachable" };
  const { status, problem } = failure;
  return status < 500 ? { state: "refused", problem } : { state: "unreachable" };
}
