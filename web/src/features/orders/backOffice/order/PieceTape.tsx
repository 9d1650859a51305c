import type { CSSProperties } from "react";
import type { OrderEvent, OrderPiece, OrderStatus } from "../../../../api/schema";
import { classNames } from "../../../../ui/classNames";
import styles from "./Piece.later.module.css";
import { reached, stepDay } from "./steps";

/** A piece's steps with their short names. */
const STEPS: readonly [OrderStatus, string][] = [
  ["Order Placed", "Placed"],
  ["Cutting Started", "Cutting"],
  ["Stitching In Progress", "Stitching"],
  ["Ready for Pickup", "Ready"],
];

interface Props {
  piece: OrderPiece;
  /** When it reached its steps. */
  steps?: readonly OrderEvent[] | undefined;
}

/** A piece's steps as a measuring tape: completed ones are yellow, a pin marks the current one. Each has its day. */
export function PieceTape({ piece: { step = 0, status }, steps = [] }: Props) {
  const isOver = status === "Delivered";
  return (
    <ol className={styles.tape} style={{ "--done": `${(step / STEPS.length) * 100}%` } as CSSProperties} aria-label="Steps of this piece">
      {STEPS.map(([wanted, name], index) => {
        const isNow = !isOver && index === step - 1;
        const when = index < step ? reached(steps, wanted) : undefined;
        return (
          <li key={name} className={classNames(index < step && styles.done, isNow && styles.now)} aria-current={isNow ? "step" : undefined}>
            {name}
            {when && <time dateTime={when.at}>{stepDay(when)}</time>}
          </li>
        );
      })}
    </ol>
  );
}
