import { useState, type ReactNode } from "react";
import type { OrderStatus } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { unbrokenHyphens } from "../../../format/text";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import shared from "../../../ui/shared.module.css";
import styles from "./Parts.later.module.css";
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
    <BalanceDialog of={asked.of} due={asked.of.balancePaise ?? 0} busy={busy} onClose={() => setAsked(undefined)} onGiven={(balance) => void given(balance)} />
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

interface Props {
  of: Subject;
  /** The balance in paise. */
  due: number;
  busy: boolean;
  onClose: () => void;
  onGiven: (balance: BalanceOnDelivery) => void;
}

function BalanceDialog({ of, due, busy, onClose, onGiven }: Props) {
  const amount = rupees(due);
  return (
    <Dialog open onClose={() => !busy && onClose()} title={`${amount} due`}>
      <div className={styles.approval}>
        <p>
          Take it now, or deliver unpaid. <span className={shared.muted}>{`${of.customer}, ${unbrokenHyphens(of.number)}`}</span>
        </p>
        <div className={styles.pair}>
          <Button busy={busy} onClick={() => onGiven({ payment: { method: "cash", amountPaise: due } })}>
            {`Take ${amount} cash`}
          </Button>
          <Button busy={busy} onClick={() => onGiven({ payment: { method: "upi", amountPaise: due } })}>
            {`Take ${amount} UPI`}
          </Button>
        </div>
        <Button look="line" wide disabled={busy} onClick={() => onGiven({ unpaid: true })}>
          Deliver unpaid
        </Button>
      </div>
    </Dialog>
  );
}
