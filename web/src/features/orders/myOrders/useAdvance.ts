import { useCallback, useEffect, useState } from "react";
import type { Order } from "../../../api/schema";
import type { CheckoutOutcome, PaymentFacts } from "../../payments/public/checkout";
import { useCheckout } from "../../payments/public/useCheckout";
import { useConfirmation, type Confirmation } from "../../payments/public/useConfirmation";
import { useTellOutcome, type ShownOutcome } from "../../payments/public/useTellOutcome";
import { toast } from "../../../ui/noticeStore";
import { copy } from "./copy";
import { useRefresh } from "./useOrders";

const messages = copy.pay;

interface Ended {
  how: Exclude<Confirmation, "awaited">;
  payment: PaymentFacts;
}

/** Pays the advance of an order, and follows a payment until the shop has noted it. */
export function useAdvance({ id, number }: Order) {
  const { start } = useCheckout();
  const refresh = useRefresh();
  const [paying, setPaying] = useState(false);
  const [shown, setShown] = useState<ShownOutcome>();
  const [ended, setEnded] = useState<Ended>();
  const [held, setHeld] = useState(false);
  const show = useTellOutcome(setShown, messages);

  const onEnd = useCallback((how: Ended["how"], payment: PaymentFacts) => setEnded({ how, payment }), []);
  const awaited = useConfirmation("advance", String(id), onEnd) !== undefined;
  // What ended is no longer awaited, but only the fresh list knows how the order stands.
  useEffect(() => {
    if (awaited) setHeld(true);
    else if (held) void refresh().finally(() => setHeld(false));
  }, [awaited, held, refresh]);

  const isRead = shown?.state === "unsaved" || shown?.state === "confirming";
  useEffect(() => {
    if (!ended || paying) return;
    setEnded(undefined);
    if (isRead) setShown((before) => (ended.how === "paid" ? paidAfter(before, ended.payment) : undefined));
    if (ended.how !== "paid") toast(messages[ended.how], { kind: "warning" });
    else if (!isRead) toast(messages.saved);
  }, [ended, isRead, paying]);

  const pay = async () => {
    if (paying) return;
    setPaying(true);
    setShown(undefined);
    const outcome = await start({ kind: "advance", reference: String(id), title: messages.title(number) });
    // The badge stands there before a window says that it is paid.
    if (outcome.state !== "closed" && outcome.state !== "unreachable") await refresh();
    setPaying(false);
    tell(outcome, show);
  };

  return { pay, paying, awaited: awaited || held, shown, close: () => setShown(undefined) };
}

/** What the provider calls the payment is known to the window that said it was on its way. */
function paidAfter(before: ShownOutcome | undefined, payment: PaymentFacts): ShownOutcome {
  const providerId = before && "payment" in before ? before.payment.providerId : undefined;
  return { state: "paid", payment: { ...payment, providerId } };
}

/** What has to be read stays in a window; the rest goes away by itself. */
function tell(outcome: CheckoutOutcome, show: (outcome: ShownOutcome) => void) {
  switch (outcome.state) {
    case "closed":
      toast(messages.closed, { kind: "warning" });
      break;
    case "unreachable":
      toast(messages.unreachable, { kind: "error" });
      break;
    case "refused":
      if (outcome.problem.code === "session.needed") toast(messages.loginFirst, { kind: "warning" });
      else toast(outcome.problem.message, { kind: "error" });
      break;
    default:
      show(outcome);
  }
}
