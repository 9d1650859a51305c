import { useState } from "react";
import { AdminIcon } from "../../../admin/AdminIcon";
import { Panel } from "../../../admin/Screen";
import type { OrderDetail } from "../../../api/schema";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { MeasureDrawing } from "../booking/MeasureDrawing";
import { copy } from "../booking/copy";
import { lengthNumber, MEASURES, UNITS, type MeasureName, type Unit } from "../booking/measures";
import { measureCopy } from "../booking/measureCopy";
import { useUnit } from "../useUnit";
import { CuttingSlip } from "./CuttingSlip";
import { Measuring } from "./Measuring";
import styles from "./OrderDetail.later.module.css";

/** The measurements with a drawing of where each was taken, and the cutting slip to print. */
export function MeasurementsPanel({ detail }: { detail: OrderDetail }) {
  const { order } = detail;
  const [chosen, setUnit] = useState<Unit>();
  const [looked, setLooked] = useState<MeasureName>();
  const [prints, setPrints] = useState(0);
  const [printing, setPrinting] = useState(false);
  const [measuring, setMeasuring] = useState(false);
  const taken = order.measurements;
  const typed = useUnit(order.pieces[0]);
  const unit = chosen ?? typed;
  const there = MEASURES.filter((name) => taken?.[name] !== undefined);
  const focused = looked ?? there.find((name) => name !== "height") ?? there[0];

  return (
    <Panel
      title="Measurements"
      aside={
        there.length > 0 && (
          <div className={styles.units} role="group" aria-label="Unit">
            {UNITS.map((name) => (
              <button key={name} type="button" aria-pressed={unit === name} onClick={() => setUnit(name)}>
                {copy.measures.units[name]}
              </button>
            ))}
          </div>
        )
      }
    >
      {there.length === 0 && <p className={shared.muted}>Not measured yet.</p>}
      {there.length > 0 && !measuring && (
        <div className={styles.measured}>
          <div className={styles.drawing}>
            <MeasureDrawing of={focused} />
          </div>
          <ul className={styles.lengths}>
            {there.map((name) => {
              const unusual = order.warnings.some(({ field }) => field === name);
              return (
                <li key={name}>
                  <button type="button" aria-pressed={name === focused} onPointerEnter={() => setLooked(name)} onFocus={() => setLooked(name)} onClick={() => setLooked(name)}>
                    <span>
                      {measureCopy[name].label}
                      {unusual && (
                        <small>
                          <Icon name="warning" /> Check
                        </small>
                      )}
                    </span>
                    <b>{lengthNumber(taken?.[name] ?? 0, unit)}</b>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {!measuring && (
        <p className={styles.measureEdit}>
          <button type="button" className={shared.stitch} onClick={() => setMeasuring(true)}>
            {there.length === 0 ? "Add measurements" : "Edit"}
            {there.length > 0 && <span className={shared.hidden}> measurements</span>}
          </button>
        </p>
      )}
      {measuring && <Measuring order={order} onClose={() => setMeasuring(false)} />}
      <button
        type="button"
        className={styles.print}
        onClick={() => {
          setPrints(prints + 1);
          setPrinting(true);
        }}
      >
        <AdminIcon name="print" />
        Print cutting slip
      </button>
      {printing && <CuttingSlip key={prints} detail={detail} unit={unit} onDone={() => setPrinting(false)} />}
    </Panel>
  );
}
