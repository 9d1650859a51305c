import { useCallback, useEffect, useState } from "react";
import type { CourseDetails } from "../../../api/schema";
import type { CheckoutOutcome, PaymentFacts } from "../../payments/public/checkout";
import { useCheckout } from "../../payments/public/useCheckout";
import { useConfirmation, type Confirmation } from "../../payments/public/useConfirmation";
import { useTellOutcome, type ShownOutcome } from "../../payments/public/useTellOutcome";
import { toast } from "../../../ui/noticeStore";
import { messages } from "./messages";

interface Ended {
  how: Exclude<Confirmation, "awaited">;
  payment: PaymentFacts;
}

/** Pays for a course, and follows a payment until the shop has noted it. `refresh` asks anew what is hers. */
export function useEnrolling(course: CourseDetails, refresh: () => Promise<unknown>) {
  const { start } = useCheckout();
  const [paying, setPaying] = useState(false);
  const [shown, setShown] = useState<ShownOutcome>();
  const [ended, setEnded] = useState<Ended>();
  const [held, setHeld] = useState(false);
  const tell = useTellOutcome(setShown, messages);

  const onEnd = useCallback((how: Ended["how"], payment: PaymentFacts) => setEnded({ how, payment }), []);
  const awaited = useConfirmation("course", String(course.id), onEnd) !== undefined;
  // What ended is no longer awaited, but only the fresh list knows whether the course is hers.
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

  /** Answers the outcomes that are not for a window. */
  const pay = async (coupon: string | undefined): Promise<Exclude<CheckoutOutcome, ShownOutcome> | undefined> => {
    setPaying(true);
    setShown(undefined);
    const outcome = await start({
      kind: "course",
      reference: String(course.id),
      coupon,
      title: messages.title(course.serviceModel),
    });
    // The way to the player stands there before a window says so.
    if (outcome.state !== "closed" && outcome.state !== "unreachable") await refresh();
    setPaying(false);
    if (outcome.state === "closed" || outcome.state === "unreachable" || outcome.state === "refused") return outcome;
    tell(outcome);
    return undefined;
  };

  return { pay, paying, awaited: awaited || held, shown, close: () => setShown(undefined) };
}

/** What the provider calls the payment is known to the window that said it was on its way. */
function paidAfter(before: ShownOutcome | undefined, payment: PaymentFacts): ShownOutcome {
  const providerId = before && "payment" in before ? before.payment.providerId : undefined;
  return { state: "paid", payment: { ...payment, providerId } };
}
