import type { CSSProperties } from "react";
import type { OrderStatus } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import { copy } from "./copy";
import { recently } from "./days";
import { STEPS } from "./order";
import styles from "./PieceTape.later.module.css";

interface Props {
  piece: { status: OrderStatus; step?: number; statusAt?: string };
}

/** The steps of one piece as a small measuring tape; nothing before its order is approved. */
export function PieceTape({ piece: { status, step, statusAt } }: Props) {
  if (step === undefined) return null;
  const isDelivered = status === "Delivered";
  const isDone = isDelivered || step === STEPS.length;
  const name = isDelivered ? copy.pieceDelivered : copy.steps[step - 1];
  const day = statusAt && recently(statusAt);
  return (
    <div className={styles.steps}>
      <div className={classNames(styles.tape, isDone && styles.full)} style={{ "--done": `${(step / STEPS.length) * 100}%` } as CSSProperties} aria-hidden="true">
        {STEPS.map((one, index) => (
          <b key={one} className={index < step ? styles.reached : undefined} style={{ left: `${((index + 1) / STEPS.length) * 100}%` }}>
            {index + 1}
          </b>
        ))}
      </div>
      <p className={styles.now}>
        <b className={isDone ? styles.ready : undefined} aria-label={copy.stepOf(step, name ?? "")} role="img">
          {name}
        </b>
        {day && <span>{isDone || day === "Today" ? day : copy.since(day)}</span>}
      </p>
    </div>
  );
}
