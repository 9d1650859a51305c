import type { ReactNode } from "react";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import styles from "./MyOrders.later.module.css";

interface Props {
  open: boolean;
  busy: boolean;
  title: string;
  busyText: string;
  yes: string;
  no: string;
  onYes: () => unknown;
  onNo: () => void;
  /** What is lost. */
  children: ReactNode;
}

/** Asks a customer before something about an order cannot be undone. */
export function OrderQuestion({ open, busy, title, busyText, yes, no, onYes, onNo, children }: Props) {
  return (
    <Dialog open={open} onClose={onNo} mayClose={() => !busy} role="alertdialog" title={title} sticky="outside" className={styles.question}>
      {children}
      <div className={styles.answers}>
        <Button look="solid" busy={busy} busyText={busyText} onClick={() => void onYes()}>
          {yes}
        </Button>
        <Button look="line" disabled={busy} onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}
