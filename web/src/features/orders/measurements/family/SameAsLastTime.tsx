import { useState } from "react";
import { useRead } from "../../../../api/read";
import { day } from "../../../../format/date";
import { Button } from "../../../../ui/Button";
import { measurementsIn } from "../fields";
import { lengthsOf, sameLengths, type Lengths, type Measurements } from "../lengths";
import { useUnit } from "../useUnit";
import { copy } from "./copy";
import styles from "./Family.later.module.css";
import { lastMeasurements, type LastOf } from "./shopFamily";

interface Props {
  of: LastOf;
  /** The stored lengths of the piece, in cm by field. If they are those of last time, there is nothing to fill in. */
  now?: Measurements;
  onFill: (lengths: Lengths) => void;
}

/** Fills in the newest lengths of a person for a garment, from the profile or an earlier order; nothing for one who was never measured. */
export function SameAsLastTime({ of, now, onFill }: Props) {
  const { data: last } = useRead(lastMeasurements(of));
  const unit = useUnit();
  const [filled, setFilled] = useState<string>();
  const taken = measurementsIn(last?.lengths ?? []);
  if (!last?.measuredAt || (now && sameLengths(now, taken))) return null;
  const when = [day(last.measuredAt), last.orderNumber].filter(Boolean).join(", ");
  return (
    <p className={styles.last}>
      <Button
        look="line"
        small
        onClick={() => {
          onFill(lengthsOf(taken, unit));
          setFilled(when);
        }}
      >
        {copy.sameAsLast}
      </Button>
      <small role="status">{filled === when ? copy.filled(when) : when}</small>
    </p>
  );
}
