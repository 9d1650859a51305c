import type { ReactNode } from "react";
import { Dialog } from "../../../ui/Dialog";
import { ArrivingArt, DoneArt, FailedArt } from "../checkout/outcomeArt";
import { Facts } from "../../../ui/Facts";
import styles from "./OutcomeDialog.later.module.css";

interface OutcomeDialogProps {
  /** The drawing: a strung garland, a snapped thread, or a needle resting in the seam. */
  look: "done" | "failed" | "arriving";
  title: string;
  /** The explanation of the outcome. */
  children: ReactNode;
  facts: readonly { name: string; value: string }[];
  /** The main button, then a secondary one. */
  actions: ReactNode;
  /** A further action, as a link. */
  link?: ReactNode;
  onClose: () => void;
}

const ART = { done: DoneArt, failed: FailedArt, arriving: ArrivingArt };

/** A dialog with the outcome of a payment. The screen that started the payment supplies the copy. */
export function OutcomeDialog({ look, title, children, facts, actions, link, onClose }: OutcomeDialogProps) {
  const Art = ART[look];
  return (
    <Dialog
      open
      onClose={onClose}
      label={title}
      role={look === "done" ? undefined : "alertdialog"}
      sticky="outside"
      className={styles.window}
    >
      <div className={styles.art}>
        <Art />
      </div>
      {/* A payment that is being confirmed may complete while the dialog is open. */}
      <div role="status">
        <h2 className={styles.title}>{title}</h2>
        <p>{children}</p>
      </div>
      <Facts of={facts} className={styles.facts} />
      <div className={styles.actions}>
        {actions}
        {link && <p className={styles.link}>{link}</p>}
      </div>
    </Dialog>
  );
}
