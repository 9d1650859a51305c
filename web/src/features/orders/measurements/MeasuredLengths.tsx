import { useState } from "react";
import type { MeasuredLength, UnusualMeasurement } from "../../../api/schema";
import { Icon } from "../../../ui/Icon";
import { lengthNumber, type Unit } from "./lengths";
import styles from "./MeasuredLengths.later.module.css";
import { MeasureDrawing } from "./MeasureDrawing";
import { useMeasurementFields } from "./useMeasurementFields";

interface Props {
  lengths: readonly MeasuredLength[];
  garmentType: number | undefined;
  unit: Unit;
  warnings?: readonly UnusualMeasurement[];
}

/** Stored lengths in this unit, beside a drawing of where the one in focus was taken. */
export function MeasuredLengths({ lengths, garmentType, unit, warnings = [] }: Props) {
  const { fields = [] } = useMeasurementFields(garmentType, lengths);
  const [looked, setLooked] = useState<string>();
  const drawingOf = (key: string | undefined) => fields.find((field) => field.key === key)?.drawing;
  const first = lengths.find(({ field }) => field !== "height" && drawingOf(field)) ?? lengths[0];
  const focused = lengths.some(({ field }) => field === looked) ? looked : first?.field;
  return (
    <div className={styles.measured}>
      <div className={styles.drawing}>
        <MeasureDrawing of={drawingOf(focused)} />
      </div>
      <ul className={styles.lengths}>
        {lengths.map(({ field, label, cm }) => (
          <li key={field}>
            <button type="button" aria-pressed={field === focused} onPointerEnter={() => setLooked(field)} onFocus={() => setLooked(field)} onClick={() => setLooked(field)}>
              <span>
                {label}
                {warnings.some((warning) => warning.field === field) && (
                  <small>
                    <Icon name="warning" /> Check
                  </small>
                )}
              </span>
              <b>{lengthNumber(cm, unit)}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
