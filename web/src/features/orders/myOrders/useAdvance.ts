import type { Order } from "../../../api/schema";
import { toast } from "../../../ui/noticeStore";
import { usePayment, type UnshownOutcome } from "../../payments/public/usePayment";
import { copy } from "./copy";
import { useRefresh } from "./useOrders";

const messages = copy.pay;

/** Pays the advance of an order, and once none is due its balance. */
export function useAdvance({ id, number, advance }: Order) {
  const payment = usePayment("advance", String(id), messages, useRefresh());
  const pay = async () => {
    if (payment.paying) return;
    const outcome = await payment.pay({ title: advance === "due" ? messages.title(number) : messages.balanceTitle(number) });
    if (outcome) tell(outcome);
  };
  return { ...payment, pay };
}

/** What goes away by itself. */
function tell(outcome: UnshownOutcome) {
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
  }
}
