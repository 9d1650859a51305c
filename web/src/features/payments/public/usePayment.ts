import { useCallback, useEffect, useState } from "react";
import { toast } from "../../../ui/noticeStore";
import type { CheckoutOutcome, CheckoutRequest, PaymentFacts } from "./checkout";
import { useCheckout } from "./useCheckout";
import { useConfirmation, type Confirmation } from "./useConfirmation";
import { useTellOutcome, type OutcomeCopy, type ShownOutcome } from "./useTellOutcome";

type End = Exclude<Confirmation, "awaited">;

/** Notices about a payment that ended while its screen was closed. */
type Copy = OutcomeCopy & Readonly<Record<Exclude<End, "paid">, string>>;

/** How a checkout ended that no dialog tells of. */
export type UnshownOutcome = Exclude<CheckoutOutcome, ShownOutcome>;

/** Pays for one thing, and follows the payment until the shop has noted it. `refresh` reads the state of what is paid for again. */
export function usePayment(kind: CheckoutRequest["kind"], reference: string, copy: Copy, refresh: () => Promise<unknown>) {
  const { start } = useCheckout();
  const [paying, setPaying] = useState(false);
  const [shown, setShown] = useState<ShownOutcome>();
  const [ended, setEnded] = useState<{ how: End; payment: PaymentFacts }>();
  const [held, setHeld] = useState(false);
  const tell = useTellOutcome(setShown, copy);

  const onEnd = useCallback((how: End, payment: PaymentFacts) => setEnded({ how, payment }), []);
  const awaited = useConfirmation(kind, reference, onEnd) !== undefined;
  // What ended is no longer awaited, but only a fresh answer knows how the thing stands.
  useEffect(() => {
    if (awaited) setHeld(true);
    else if (held) void refresh().finally(() => setHeld(false));
  }, [awaited, held, refresh]);

  const isRead = shown?.state === "unsaved" || shown?.state === "confirming";
  useEffect(() => {
    if (!ended || paying) return;
    setEnded(undefined);
    if (isRead) setShown((before) => (ended.how === "paid" ? paidAfter(before, ended.payment) : undefined));
    if (ended.how !== "paid") toast(copy[ended.how], { kind: "warning" });
    else if (!isRead) toast(copy.saved);
  }, [ended, isRead, paying, copy]);

  /** Answers the outcomes that are not for a dialog; the others are `shown`. */
  const pay = async (request: Pick<CheckoutRequest, "title" | "balance" | "coupon">): Promise<UnshownOutcome | undefined> => {
    setPaying(true);
    setShown(undefined);
    const outcome = await start({ kind, reference, ...request });
    const isOpen = outcome.state === "closed" || outcome.state === "unreachable";
    // The screen behind a dialog is right before the dialog says so.
    if (!isOpen) await refresh();
    setPaying(false);
    if (isOpen || outcome.state === "refused") return outcome;
    tell(outcome);
    return undefined;
  };

  return { pay, paying, awaited: awaited || held, shown, close: () => setShown(undefined) };
}

/** The payment id is known from the dialog that reported the payment as sent. */
function paidAfter(before: ShownOutcome | undefined, payment: PaymentFacts): ShownOutcome {
  const providerId = before && "payment" in before ? before.payment.providerId : undefined;
  return { state: "paid", payment: { ...payment, providerId } };
}
