import { useState } from "react";
import type { Order, OrderPiece } from "../../../api/schema";
import { FormButtons } from "../../../form/FormButtons";
import { lengthErrors, lengthsOf, measurementsOf, type Taken } from "../measurements/lengths";
import { MeasurementFields } from "../measurements/MeasurementFields";
import { useMeasurementFields } from "../measurements/useMeasurementFields";
import { useUnit } from "../measurements/useUnit";
import { subjectOf } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

/** The form for the measurements of a piece. */
export function Measuring({ order, piece, onClose }: { order: Order; piece: OrderPiece; onClose: () => void }) {
  const before: Taken = { measurements: piece.measurements, unit: piece.unit, ageGroup: piece.ageGroup ?? "adult" };
  const unit = useUnit();
  const of = useMeasurementFields(piece.garmentTypeId, piece.lengths);
  const [lengths, setLengths] = useState(() => lengthsOf(before.measurements, unit));
  const [group, setGroup] = useState(before.ageGroup ?? "adult");
  const [error, setError] = useState<string>();
  const { busy, measure } = useOrderChanges();
  const save = async () => {
    if (lengthErrors(of.fields ?? [], lengths).length > 0) {
      setError("Check the measurements.");
      return;
    }
    const taken = { measurements: {}, ...measurementsOf(lengths), ageGroup: group };
    if (await measure({ ...subjectOf(order), piece }, taken, before)) onClose();
  };
  return (
    <>
      <MeasurementFields
        of={of}
        lengths={lengths}
        error={error}
        group={group}
        onGroup={setGroup}
        onChange={(next) => {
          setLengths(next);
          setError(undefined);
        }}
      />
      <FormButtons small busy={busy} onAct={() => void save()} onCancel={onClose}>
        Save measurements
      </FormButtons>
    </>
  );
}
