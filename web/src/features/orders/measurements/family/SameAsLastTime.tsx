import { useState } from "react";
import { useRead } from "../../../../api/read";
import { day } from "../../../../format/date";
import { Button } from "../../../../ui/Button";
import { measurementsIn } from "../fields";
import { lengthsOf, measurementsOf, sameLengths, typedUnit, type Lengths, type Measurements } from "../lengths";
import { useUnit } from "../useUnit";
import { copy } from "./copy";
import styles from "./Family.later.module.css";
import { lastMeasurements, type LastOf } from "./shopFamily";

interface Props {
  of: LastOf;
  /** The stored lengths of the piece, in cm by field. If they are those of last time, there is nothing to fill in. */
  now?: Measurements;
  /** What is in the fields. Filling in replaces it, until Undo. */
  typed?: Lengths;
  onFill: (lengths: Lengths) => void;
}

/** Fills in the newest lengths of a person for a garment, from the profile or an earlier order; nothing for one who was never measured. */
export function SameAsLastTime({ of, now, typed = {}, onFill }: Props) {
  const { data: last } = useRead(lastMeasurements(of));
  const unit = useUnit();
  const [filled, setFilled] = useState<string>();
  const [before, setBefore] = useState<Lengths>();
  const taken = measurementsIn(last?.lengths ?? []);
  if (!last?.measuredAt || (now && sameLengths(now, taken))) return null;
  const when = [day(last.measuredAt), last.orderNumber].filter(Boolean).join(", ");
  const isFilled = sameLengths(measurementsOf(typed)?.measurements, taken);
  return (
    <p className={styles.last}>
      <Button
        look="line"
        small
        onClick={() => {
          if (!isFilled) setBefore(typedUnit(typed) === undefined ? undefined : typed);
          onFill(lengthsOf(taken, unit));
          setFilled(when);
        }}
      >
        {copy.sameAsLast}
      </Button>
      <small role="status">{filled === when ? copy.filled(when) : when}</small>
      {before && isFilled && filled === when && (
        <Button
          look="line"
          small
          onClick={() => {
            onFill(before);
            setBefore(undefined);
            setFilled(undefined);
          }}
        >
          {copy.undo}
        </Button>
      )}
    </p>
  );
}
