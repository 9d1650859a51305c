import { rupees } from "../../../format/money";
import { toast } from "../../../ui/noticeStore";
import { useIsMounted } from "../../../ui/useIsMounted";
import type { CheckoutOutcome } from "./checkout";

/** The outcomes that are shown in a dialog. */
export type ShownOutcome = Extract<CheckoutOutcome, { state: "paid" | "free" | "failed" | "confirming" | "unsaved" }>;

export interface OutcomeCopy {
  saved: string;
  free?: string;
  failed: string;
  unsaved: string;
  confirming: string;
  arrived: (amount: string) => string;
  sent: (amount: string) => string;
}

const LONG_MS = 8000;

/** Shows how a checkout ended: in a dialog, or in a notice if the customer has left the screen. */
export function useTellOutcome(show: (outcome: ShownOutcome) => void, messages: OutcomeCopy): (outcome: ShownOutcome) => void {
  const isMounted = useIsMounted();
  return (outcome) => {
    if (isMounted()) show(outcome);
    else if (outcome.state === "failed") toast(messages.failed, { kind: "error", ms: LONG_MS });
    else if (outcome.state === "paid") toast(messages.saved, { ms: LONG_MS });
    else if (outcome.state === "free") toast(messages.free ?? messages.saved, { ms: LONG_MS });
    else toast(onItsWay(outcome, messages), { kind: "warning", ms: LONG_MS });
  };
}

function onItsWay({ state, payment }: Extract<ShownOutcome, { state: "confirming" | "unsaved" }>, messages: OutcomeCopy): string {
  const amount = rupees(payment.amountPaise);
  return state === "unsaved" ? `${messages.unsaved} ${messages.arrived(amount)}` : `${messages.confirming}. ${messages.sent(amount)}`;
}
