import { useState } from "react";
import { useRead } from "../../../../api/read";
import { day } from "../../../../format/date";
import { Button } from "../../../../ui/Button";
import { measurementsIn } from "../fields";
import { lengthsOf, type Lengths } from "../lengths";
import { useUnit } from "../useUnit";
import { copy } from "./copy";
import styles from "./Family.later.module.css";
import { lastMeasurements, type LastOf } from "./shopFamily";

/** Fills in the newest lengths of a person for a garment, from the profile or an earlier order; nothing for one who was never measured. */
export function SameAsLastTime({ of, onFill }: { of: LastOf; onFill: (lengths: Lengths) => void }) {
  const { data: last } = useRead(lastMeasurements(of));
  const unit = useUnit();
  const [filled, setFilled] = useState<string>();
  if (!last?.measuredAt) return null;
  const when = [day(last.measuredAt), last.orderNumber].filter(Boolean).join(", ");
  return (
    <p className={styles.last}>
      <Button
        look="line"
        small
        onClick={() => {
          onFill(lengthsOf(measurementsIn(last.lengths), unit));
          setFilled(when);
        }}
      >
        {copy.sameAsLast}
      </Button>
      <small role="status">{filled === when ? copy.filled(when) : when}</small>
    </p>
  );
}
