import type { CSSProperties } from "react";
import type { OrderPiece } from "../../../../api/schema";
import { classNames } from "../../../../ui/classNames";
import styles from "./Piece.later.module.css";

/** The short names of a piece's steps. */
const STEPS = ["Placed", "Cutting", "Stitching", "Ready"] as const;

/** A piece's steps as a measuring tape: completed ones are yellow, a pin marks the current one. */
export function PieceTape({ piece: { step = 0, status } }: { piece: OrderPiece }) {
  const isOver = status === "Delivered";
  return (
    <ol className={styles.tape} style={{ "--done": `${(step / STEPS.length) * 100}%` } as CSSProperties} aria-label="Steps of this piece">
      {STEPS.map((name, index) => {
        const isNow = !isOver && index === step - 1;
        return (
          <li key={name} className={classNames(index < step && styles.done, isNow && styles.now)} aria-current={isNow ? "step" : undefined}>
            {name}
          </li>
        );
      })}
    </ol>
  );
}
