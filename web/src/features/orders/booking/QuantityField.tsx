import { useId } from "react";
import { copy } from "./copy";
import { MOST_QUANTITY } from "./piece";
import styles from "./Pieces.later.module.css";

/** How many of a piece: two buttons, nothing to type. */
export function QuantityField({ id, value, onChange }: { id: string; value: number; onChange: (to: number) => void }) {
  const label = useId();
  return (
    <div className={styles.quantity} role="group" aria-labelledby={label}>
      <b id={label}>{copy.pieces.quantity}</b>
      <button type="button" aria-label={copy.pieces.less} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output id={id} tabIndex={-1}>
        {value}
      </output>
      <button type="button" aria-label={copy.pieces.more} disabled={value >= MOST_QUANTITY} onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  );
}
