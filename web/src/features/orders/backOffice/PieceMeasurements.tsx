import { useState } from "react";
import type { OrderDetail, OrderPiece } from "../../../api/schema";
import shared from "../../../ui/shared.module.css";
import { copy } from "../measurements/copy";
import { MeasuredLengths } from "../measurements/MeasuredLengths";
import { UNITS, type Unit } from "../measurements/lengths";
import { Toggle } from "../measurements/Toggle";
import { useUnit } from "../measurements/useUnit";
import { Measuring } from "./Measuring";
import styles from "./OrderDetail.later.module.css";

/** All lengths of a piece with a drawing of where each was taken, and the form that edits them. */
export function PieceMeasurements({ detail, piece }: { detail: OrderDetail; piece: OrderPiece }) {
  const shop = useUnit();
  const [chosen, setUnit] = useState<Unit>();
  const [measuring, setMeasuring] = useState(false);
  const unit = chosen ?? shop;
  const there = piece.lengths.length > 0;
  if (measuring) return <Measuring detail={detail} piece={piece} onClose={() => setMeasuring(false)} />;
  return (
    <>
      {there ? (
        <>
          <div className={styles.measuredUnit}>
            <Toggle label={copy.unit} quiet options={UNITS} names={copy.units} value={unit} onChange={setUnit} />
          </div>
          <MeasuredLengths lengths={piece.lengths} garmentType={piece.garmentTypeId} unit={unit} warnings={piece.warnings} />
        </>
      ) : (
        <p className={shared.muted}>Not measured yet.</p>
      )}
      <p className={styles.measureEdit}>
        <button type="button" className={shared.stitch} onClick={() => setMeasuring(true)}>
          {there ? "Edit" : "Add measurements"}
          {there && <span className={shared.hidden}> measurements</span>}
        </button>
      </p>
    </>
  );
}
