import { ProblemError } from "../../api/problem";
import type { PaymentOrder, PaymentProof } from "../../api/schema";
import { send } from "../../api/send";
import type { CheckoutOutcome, CheckoutRequest, PaymentFacts } from "./public/checkout";
import { paymentOrderView } from "./checkout/queries";
import { forgetUnderWay, noteUnderWay } from "./checkout/underWay";
import { begin, factsOf, refusal } from "./begin";
import { copy } from "./copy";

/** Confirms a payment with the shop. It is stored as pending first, in case the tab is closed. */
export async function confirm(
  request: CheckoutRequest,
  payment: PaymentFacts,
  proof: PaymentProof,
): Promise<CheckoutOutcome> {
  const { kind, reference } = request;
  noteUnderWay({ id: payment.id, kind, reference, paid: true });
  try {
    const path = { id: payment.id };
    const order = await send("POST /payments/orders/{id}/confirm", { path, body: proof, keepalive: true });
    return outcomeOf(order, request, proof.paymentId);
  } catch (failure) {
    const status = failure instanceof ProblemError ? failure.status : 0;
    // The shop checked the payment, and it is invalid. Any other error says nothing about the money.
    if (status === 400 || status === 404) {
      forgetUnderWay(payment.id);
      return refusal(failure);
    }
    return { state: "unsaved", payment: { ...payment, providerId: proof.paymentId } };
  }
}

/** Asks the shop, which asks the provider, whether it is paid. Without an answer the payment may have been made. */
export async function inquire(request: CheckoutRequest, payment: PaymentFacts): Promise<CheckoutOutcome> {
  let order: PaymentOrder;
  try {
    order = await paymentOrderView(payment.id).queryFn({ signal: new AbortController().signal });
  } catch (failure) {
    if (isAboutThePayment(failure)) return refusal(failure);
    const { kind, reference } = request;
    noteUnderWay({ id: payment.id, kind, reference, paid: false });
    return { state: "confirming", payment };
  }
  const outcome = outcomeOf(order, request);
  if (outcome.state !== "closed") return outcome;
  const again = await begin(request);
  return "outcome" in again ? again.outcome : { state: "closed" };
}

/** Whether the shop answered about the payment, and not that the session has ended or the calls are too many. */
const isAboutThePayment = (failure: unknown): boolean =>
  failure instanceof ProblemError && failure.status < 500 && failure.status !== 401 && failure.status !== 429;

function outcomeOf(order: PaymentOrder, { kind, reference }: CheckoutRequest, providerId?: string): CheckoutOutcome {
  const payment = factsOf(order, providerId);
  switch (order.state) {
    case "paid":
    case "fulfilled":
      forgetUnderWay(order.id);
      return { state: "paid", payment };
    case "confirming":
      noteUnderWay({ id: order.id, kind, reference, paid: providerId !== undefined });
      return { state: "confirming", payment };
    case "refund_due":
    case "refunded":
      forgetUnderWay(order.id);
      return { state: "refused", problem: { code: "payments.already_held", message: copy.givenBack } };
    default:
      return { state: "closed" };
  }
}
