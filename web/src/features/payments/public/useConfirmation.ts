import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { isNotFound, type Failure } from "../../../api/problem";
import type { PaymentOrder } from "../../../api/schema";
import type { CheckoutRequest, PaymentFacts } from "./checkout";
import { paymentOrderView } from "../checkout/queries";
import { forgetUnderWay, onUnderWayChange, underWay, type UnderWay } from "../checkout/underWay";
import { useCurrentCheckout } from "./useCheckout";

/** awaited: it will come by itself; paid: it has just come; returned: the money goes back; lost: it was not paid. */
export type Confirmation = "awaited" | "paid" | "returned" | "lost";

/** Reconciliation asks the provider well within this time. */
const LONGEST_DOUBT = 15 * 60_000;

/** What the shop's answer means for a payment that is awaited. */
export function confirmationOf(state: PaymentOrder["state"], payment: UnderWay, now: number): Confirmation {
  if (state === "paid" || state === "fulfilled") return "paid";
  if (state === "refund_due" || state === "refunded") return "returned";
  if (state === "confirming") return "awaited";
  return payment.paid && now - payment.since < LONGEST_DOUBT ? "awaited" : "lost";
}

/** Whoever has just read that it is on its way is not told in the same breath that it has come. */
const READING_MS = 3000;

/** Soon at first, then ever more rarely. */
const pause = (asked: number): number => Math.min(1000 * 1.5 ** asked, 15_000);

/**
 * Follows a payment that is being confirmed, also one that another tab or an earlier visit made. Nothing is answered
 * when none is under way, and while its checkout is still open. `onEnd` is told once how it ended.
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
  // What was answered before it was paid says nothing about it.
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
