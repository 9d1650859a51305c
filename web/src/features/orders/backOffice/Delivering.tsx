import { useState, type ReactNode } from "react";
import type { OrderStatus } from "../../../api/schema";
import { unbrokenHyphens } from "../../../format/text";
import shared from "../../../ui/shared.module.css";
import { BalanceDialog } from "./BalanceDialog";
import { DELIVERED, type Subject } from "./subject";
import { useOrderChanges, type BalanceOnDelivery } from "./useOrderChanges";

/** A delivery that waits for what happens to the balance. */
interface Asked {
  of: Subject;
  deliver: (balance: BalanceOnDelivery) => Promise<unknown>;
}

/** Delivers an order or its last piece. With a balance due, it first asks what happens to it: render `question`. */
export function useDelivery(busy: boolean): { begin: (of: Subject, deliver: Asked["deliver"]) => void; question: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const begin = (of: Subject, deliver: Asked["deliver"]) => {
    if ((of.balancePaise ?? 0) > 0) setAsked({ of, deliver });
    else void deliver({});
  };
  const given = async (balance: BalanceOnDelivery) => {
    await asked?.deliver(balance);
    // A refused delivery has shown why, and the balance may be another one now.
    setAsked(undefined);
  };
  const question = asked && (
    <BalanceDialog due={asked.of.balancePaise ?? 0} unpaid="Deliver unpaid" busy={busy} onClose={() => setAsked(undefined)} onGiven={(balance) => void given(balance)}>
      Take it now, or deliver unpaid. <span className={shared.muted}>{`${asked.of.customer}, ${unbrokenHyphens(asked.of.number)}`}</span>
    </BalanceDialog>
  );
  return { begin, question };
}

/** Moves orders to a step, asking for the balance of one that is delivered: render `question`. */
export function useStep(): { busy: boolean; move: (of: Subject, to: OrderStatus) => void; question: ReactNode } {
  const { busy, moveTo } = useOrderChanges();
  const { begin, question } = useDelivery(busy);
  const move = (of: Subject, to: OrderStatus) => {
    if (to === DELIVERED) begin(of, async (balance) => moveTo(of, to, balance));
    else void moveTo(of, to);
  };
  return { busy, move, question };
}
