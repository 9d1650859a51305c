import { useState } from "react";
import type { OrderDetail, OrderPiece } from "../../../api/schema";
import { FormButtons } from "../../../form/FormButtons";
import { useMay } from "../../auth/public/useMay";
import { CustomerFamily } from "../measurements/family/CustomerFamily";
import { SameAsLastTime } from "../measurements/family/SameAsLastTime";
import { namedByKey } from "../measurements/fields";
import { lengthErrors, lengthsOf, measurementsOf, type Taken } from "../measurements/lengths";
import { MeasurementFields } from "../measurements/MeasurementFields";
import { useMeasurementFields } from "../measurements/useMeasurementFields";
import { useUnit } from "../measurements/useUnit";
import { subjectOf } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

interface Props {
  detail: OrderDetail;
  piece: OrderPiece;
  onClose: () => void;
}

/** The form for the measurements of a piece, and of whom they are taken. */
export function Measuring({ detail: { order, customerId }, piece, onClose }: Props) {
  const before: Taken = { measurements: piece.measurements, unit: piece.unit, ageGroup: piece.ageGroup ?? "adult" };
  // A maker measures a piece without reading the customer's family.
  const serves = useMay("counter");
  const unit = useUnit();
  const [lengths, setLengths] = useState(() => lengthsOf(before.measurements, unit));
  const [profile, setProfile] = useState(piece.profileId);
  const [group, setGroup] = useState(before.ageGroup ?? "adult");
  const [error, setError] = useState<string>();
  // With the stored ones, whose labels are known.
  const stored = piece.lengths.map(({ field }) => field);
  const of = useMeasurementFields(piece.garmentTypeId, [...piece.lengths, ...namedByKey(lengths).filter(({ field }) => !stored.includes(field))]);
  const { busy, measure } = useOrderChanges();
  const change = (next: typeof lengths) => {
    setLengths(next);
    setError(undefined);
  };
  const save = async () => {
    if (lengthErrors(of.fields ?? [], lengths).length > 0) {
      setError("Check the measurements.");
      return;
    }
    const taken = { measurements: {}, ...measurementsOf(lengths), ageGroup: group, profileId: profile };
    if (await measure({ ...subjectOf(order), piece }, taken, before)) onClose();
  };
  return (
    <>
      {serves && (
        <>
          <CustomerFamily
            customer={customerId}
            chosen={profile}
            onChoose={(person) => {
              // A piece that has a person keeps one.
              setProfile(person?.id ?? piece.profileId);
              if (person) setGroup(person.ageGroup ?? "adult");
            }}
          />
          <SameAsLastTime of={{ customer: customerId, garmentType: piece.garmentTypeId, profile, forWhom: piece.forWhom }} now={before.measurements} onFill={change} />
        </>
      )}
      <MeasurementFields of={of} lengths={lengths} error={error} group={group} onGroup={setGroup} onChange={change} />
      <FormButtons small busy={busy} onAct={() => void save()} onCancel={onClose}>
        Save measurements
      </FormButtons>
    </>
  );
}
