import type { ReactNode } from "react";
import { rupees } from "../../../format/money";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import styles from "./Parts.later.module.css";
import type { BalanceOnDelivery } from "./useOrderChanges";

interface Props {
  /** What is to be paid, in paise. */
  due: number;
  /** The label of the button that leaves it due; absent where it has to be paid now. */
  unpaid?: string | undefined;
  busy: boolean;
  onClose: () => void;
  onGiven: (balance: BalanceOnDelivery) => void;
  /** What is handed over. */
  children: ReactNode;
}

/** Asks how the balance is paid before something is handed over. */
export function BalanceDialog({ due, unpaid, busy, onClose, onGiven, children }: Props) {
  const amount = rupees(due);
  return (
    <Dialog open onClose={() => !busy && onClose()} title={`${amount} due`}>
      <div className={styles.approval}>
        <p>{children}</p>
        <div className={styles.pair}>
          <Button busy={busy} onClick={() => onGiven({ payment: { method: "cash", amountPaise: due } })}>
            {`Take ${amount} cash`}
          </Button>
          <Button busy={busy} onClick={() => onGiven({ payment: { method: "upi", amountPaise: due } })}>
            {`Take ${amount} UPI`}
          </Button>
        </div>
        {unpaid && (
          <Button look="line" wide disabled={busy} onClick={() => onGiven({ unpaid: true })}>
            {unpaid}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
