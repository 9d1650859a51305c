import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { isNotFound, type Failure } from "../../../api/problem";
import type { PaymentOrder } from "../../../api/schema";
import type { CheckoutRequest, PaymentFacts } from "./checkout";
import { paymentOrderView } from "../checkout/queries";
import { forgetUnderWay, onUnderWayChange, underWay, type UnderWay } from "../checkout/underWay";
import { useCurrentCheckout } from "./useCheckout";

/** awaited: being confirmed; paid: just confirmed; returned: being refunded; lost: never paid. */
export type Confirmation = "awaited" | "paid" | "returned" | "lost";

/** How long a payment may stay unknown, in milliseconds. Reconciliation runs well within this time. */
const LONGEST_DOUBT = 15 * 60_000;

/** Maps the server's state to the confirmation of a pending payment. */
export function confirmationOf(state: PaymentOrder["state"], payment: UnderWay, now: number): Confirmation {
  if (state === "paid" || state === "fulfilled") return "paid";
  if (state === "refund_due" || state === "refunded") return "returned";
  if (state === "confirming") return "awaited";
  return payment.paid && now - payment.since < LONGEST_DOUBT ? "awaited" : "lost";
}

/** The least time between "being confirmed" and "paid", so that the first can be read, in milliseconds. */
const READING_MS = 3000;

/** The polling interval, in milliseconds: short at first, then longer. */
const pause = (asked: number): number => Math.min(1000 * 1.5 ** asked, 15_000);

/**
 * Follows a payment that is being confirmed, also one from another tab or an earlier visit. Returns undefined
 * when none is pending, and while its checkout is open. `onEnd` is called once with the outcome.
 */
export function useConfirmation(
  kind: CheckoutRequest["kind"],
  reference: string,
  onEnd: (ended: Exclude<Confirmation, "awaited">, payment: PaymentFacts) => void,
): "awaited" | undefined {
  const all = useSyncExternalStore(onUnderWayChange, underWay, () => []);
  const open = useCurrentCheckout()?.request;
  const isThis = (one: { kind: string; reference: string }) => one.kind === kind && one.reference === reference;
  const payment = open && isThis(open) ? undefined : all.find(isThis);
  const question = paymentOrderView(payment?.id ?? 0);
  const { data, dataUpdatedAt, error } = useQuery<PaymentOrder, Failure>({
    ...question,
    enabled: payment !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => pause(state.dataUpdateCount + state.errorUpdateCount),
  });
  // A response from before the payment says nothing about it.
  const isNews = payment !== undefined && dataUpdatedAt >= payment.since;
  const confirmation = data && isNews ? confirmationOf(data.state, payment, dataUpdatedAt) : undefined;
  const unknown = payment !== undefined && isNotFound(error);
  useEffect(() => {
    if (!payment) return;
    if (unknown) forgetUnderWay(payment.id);
    if (unknown || !data || !confirmation || confirmation === "awaited") return;
    const { id, amountPaise, paidAt } = data;
    const tell = () => {
      forgetUnderWay(payment.id);
      onEnd(confirmation, { id, amountPaise, paidAt });
    };
    const timer = setTimeout(tell, Math.max(0, payment.since + READING_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [payment, data, confirmation, unknown, onEnd]);
  return payment && "awaited";
}
