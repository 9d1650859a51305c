import type { ReactNode } from "react";
import { Dialog } from "../../../ui/Dialog";
import { ArrivingArt, DoneArt, FailedArt } from "../checkout/outcomeArt";
import styles from "./OutcomeWindow.later.module.css";

export interface OutcomeWindowProps {
  /** done: a strung garland; failed: a snapped thread; arriving: a needle that rests in the seam. */
  look: "done" | "failed" | "arriving";
  title: string;
  /** What it means for her. */
  children: ReactNode;
  facts: readonly { name: string; value: string }[];
  /** The ways onward: the main button, then a line button. */
  actions: ReactNode;
  /** The least of them, as a link. */
  link?: ReactNode;
  onClose: () => void;
}

const ART = { done: DoneArt, failed: FailedArt, arriving: ArrivingArt };

/** How a payment ended, in the words of the screen that began it. */
export function OutcomeWindow({ look, title, children, facts, actions, link, onClose }: OutcomeWindowProps) {
  const Art = ART[look];
  return (
    <Dialog
      open
      onClose={onClose}
      label={title}
      role={look === "done" ? undefined : "alertdialog"}
      sticky
      className={styles.window}
    >
      <div className={styles.art}>
        <Art />
      </div>
      {/* A payment that was being confirmed may arrive while this is read. */}
      <div role="status">
        <h2 className={styles.title}>{title}</h2>
        <p>{children}</p>
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.actions}>
        {actions}
        {link && <p className={styles.link}>{link}</p>}
      </div>
    </Dialog>
  );
}
