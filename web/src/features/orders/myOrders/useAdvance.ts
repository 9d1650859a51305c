import { useState } from "react";
import type { Order } from "../../../api/schema";
import { toast } from "../../../ui/noticeStore";
import { usePayment, type UnshownOutcome } from "../../payments/public/usePayment";
import { copy } from "./copy";
import { useRefresh } from "./useOrders";

const messages = copy.pay;

/** Pays the advance of an order, and once none is due its balance: what the screen shows, or nothing. */
export function useAdvance({ id, number, advance }: Order) {
  const payment = usePayment("advance", String(id), messages, useRefresh());
  // The order is read again before a payment is reported: what was paid is known from before it.
  const [isBalance, setIsBalance] = useState(false);
  const pay = async (balance: boolean) => {
    if (payment.paying) return;
    setIsBalance(balance);
    const outcome = await payment.pay(balance ? { title: messages.balanceTitle(number), balance } : { title: messages.title(number) });
    if (outcome) tell(outcome);
  };
  return { ...payment, isBalance, pay: () => pay(advance !== "due"), again: () => pay(isBalance) };
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
