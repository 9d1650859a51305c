import { useState } from "react";
import type { OrderDetail } from "../../../api/schema";
import { FormButtons } from "../../../form/FormButtons";
import { useDiscardQuestion } from "../../../form/useDiscardQuestion";
import shared from "../../../ui/shared.module.css";
import { useMay } from "../../auth/public/useMay";
import { CustomerFamily } from "../measurements/family/CustomerFamily";
import { SameAsLastTime } from "../measurements/family/SameAsLastTime";
import { namedByKey } from "../measurements/fields";
import { lengthErrors, measurementsOf, type Lengths, type Taken } from "../measurements/lengths";
import { MeasurementFields } from "../measurements/MeasurementFields";
import { useMeasurementFields } from "../measurements/useMeasurementFields";
import { useTypedLengths } from "../measurements/useTypedLengths";
import { subjectOf } from "./subject";
import { useOrderChanges } from "./useOrderChanges";
import type { PieceNow } from "./usePieceNow";

interface Props {
  detail: OrderDetail;
  /** The piece as it was read when the form was opened. */
  now: PieceNow;
  /** Someone else may have changed the piece since. */
  onRefused: () => void;
  onClose: () => void;
}

/** The form for the measurements of a piece, and of whom they are taken. */
export function Measuring({ detail: { order, customerId }, now: { piece, version }, onRefused, onClose }: Props) {
  const before: Taken = { measurements: piece.measurements, unit: piece.unit, ageGroup: piece.ageGroup ?? "adult" };
  // A maker measures a piece without reading the customer's family.
  const serves = useMay("counter");
  const typed = useTypedLengths(`piece:${piece.id}`, { measurements: piece.measurements, group: piece.ageGroup ?? "adult", profile: piece.profileId });
  const { lengths, profile, group } = typed;
  const [error, setError] = useState<string>();
  // With the stored ones, whose labels are known.
  const stored = piece.lengths.map(({ field }) => field);
  const of = useMeasurementFields(piece.garmentTypeId, [...piece.lengths, ...namedByKey(lengths).filter(({ field }) => !stored.includes(field))]);
  const { busy, measure } = useOrderChanges();
  const close = () => {
    typed.drop();
    onClose();
  };
  const { leave, question } = useDiscardQuestion(close, { busy, typed: typed.changed });
  const change = (next: Lengths) => {
    typed.change({ lengths: next });
    setError(undefined);
  };
  const save = async () => {
    if (lengthErrors(of.fields ?? [], lengths).length > 0) {
      setError("Check the measurements.");
      return;
    }
    const taken = { measurements: {}, ...measurementsOf(lengths), ageGroup: group, profileId: profile };
    if (await measure({ ...subjectOf(order), piece }, version, taken, before)) close();
    else onRefused();
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
              typed.change({ profile: person?.id ?? piece.profileId, ...(person && { group: person.ageGroup ?? "adult" }) });
            }}
          />
          <SameAsLastTime of={{ customer: customerId, garmentType: piece.garmentTypeId, profile, forWhom: piece.forWhom }} now={before.measurements} onFill={change} />
        </>
      )}
      {typed.restored && <p className={shared.muted}>Typed before, not saved yet.</p>}
      <MeasurementFields of={of} lengths={lengths} error={error} group={group} onGroup={(next) => typed.change({ group: next })} onChange={change} />
      <div hidden={Boolean(question)}>
        <FormButtons small busy={busy} onAct={() => void save()} onCancel={leave}>
          Save measurements
        </FormButtons>
      </div>
      {question}
    </>
  );
}
