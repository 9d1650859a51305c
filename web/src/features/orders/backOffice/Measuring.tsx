import { useState } from "react";
import type { Order } from "../../../api/schema";
import { FormButtons } from "../../../form/FormButtons";
import { lengthsOf, MEASURES, measurementsOf, remarkOn, type Taken } from "../booking/measures";
import { useUnit } from "../useUnit";
import { pieceSubjectOf } from "./subject";
import { useOrderChanges } from "./useOrderChanges";
import { MeasureFields } from "./walkIn/MeasureFields";

/** The form for an order's measurements. */
export function Measuring({ order, onClose }: { order: Order; onClose: () => void }) {
  const of = pieceSubjectOf(order);
  const before: Taken = { measurements: {}, ...of?.piece, ageGroup: of?.piece.ageGroup ?? "adult" };
  const unit = useUnit(before);
  const [lengths, setLengths] = useState(() => lengthsOf(before.measurements, unit));
  const [group, setGroup] = useState(before.ageGroup ?? "adult");
  const [error, setError] = useState<string>();
  const { busy, measure } = useOrderChanges();
  const save = async () => {
    if (MEASURES.some((name) => remarkOn(name, lengths[name], group)?.kind === "error")) {
      setError("Check the measurements.");
      return;
    }
    if (of && (await measure(of, { measurements: {}, ...measurementsOf(lengths), ageGroup: group }, before))) onClose();
  };
  return (
    <>
      <MeasureFields
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
