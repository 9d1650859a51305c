import { useState } from "react";
import type { OrderDetail, OrderPiece } from "../../../api/schema";
import { FormError } from "../../../form/FormError";
import shared from "../../../ui/shared.module.css";
import { copy } from "../measurements/copy";
import { MeasuredLengths } from "../measurements/MeasuredLengths";
import { lengthNumber, UNITS, type Unit } from "../measurements/lengths";
import { Toggle } from "../measurements/Toggle";
import { useUnit } from "../measurements/useUnit";
import { Measuring } from "./Measuring";
import styles from "./OrderDetail.later.module.css";
import { usePieceNow, type PieceNow } from "./usePieceNow";

/** All lengths of a piece with a drawing of where each was taken, and the form that edits them. */
export function PieceMeasurements({ detail, piece }: { detail: OrderDetail; piece: OrderPiece }) {
  const shop = useUnit();
  const [chosen, setUnit] = useState<Unit>();
  const [measuring, setMeasuring] = useState<PieceNow>();
  const readPiece = usePieceNow();
  const unit = chosen ?? shop;
  const there = piece.lengths.length > 0;
  const [news, setNews] = useState<string>();
  const begin = () => {
    setMeasuring(readPiece(detail.order.id, piece.id));
    setNews(undefined);
  };
  const beginAgain = () => {
    const now = readPiece(detail.order.id, piece.id);
    if (measuring && now && now.version !== measuring.version) setNews(newsOf(measuring.piece, now.piece, shop));
    setMeasuring(now);
  };
  if (measuring) {
    return (
      <>
        {news && <FormError lines={[news]} />}
        {/* With another version it begins again, with what was typed in place of the newer lengths. */}
        <Measuring key={measuring.version} detail={detail} now={measuring} onRefused={beginAgain} onClose={() => setMeasuring(undefined)} />
      </>
    );
  }
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
        <button type="button" className={shared.stitch} onClick={begin}>
          {there ? "Edit" : "Add measurements"}
          {there && <span className={shared.hidden}> measurements</span>}
        </button>
      </p>
    </>
  );
}

/** Which lengths someone else has changed: "Bust 40, Waist removed". */
function newsOf(before: OrderPiece, now: OrderPiece, unit: Unit): string | undefined {
  const changed = now.lengths.filter(({ field, cm }) => before.measurements[field] !== cm).map(({ label, cm }) => `${label} ${lengthNumber(cm, unit)}`);
  const removed = before.lengths.filter(({ field }) => now.measurements[field] === undefined).map(({ label }) => `${label} removed`);
  const all = [...changed, ...removed];
  return all.length === 0 ? undefined : `Changed by someone else: ${all.join(", ")}. What you typed is not saved yet, and replaces it.`;
}
