import { useState } from "react";
import type { MeasurementProfile } from "../../../api/schema";
import { FormButtons } from "../../../form/FormButtons";
import { toast } from "../../../ui/noticeStore";
import { reasonOf, useProfileChanges } from "../measurements/family/ownFamily";
import { namedByKey } from "../measurements/fields";
import { lengthErrors, lengthsOf, measurementsOf, type Measurements } from "../measurements/lengths";
import { MeasurementFields } from "../measurements/MeasurementFields";
import { useMeasurementFields } from "../measurements/useMeasurementFields";
import { useUnit } from "../measurements/useUnit";
import { copy } from "./copy";

interface Props {
  person: MeasurementProfile;
  garmentType: number | undefined;
  /** The newest lengths, in cm by field. */
  begun?: Measurements;
  onClose: (saved: boolean) => void;
}

/** Enters new measurements of a person for a garment. The earlier ones stay in the history. */
export function LengthsForm({ person, garmentType, begun = {}, onClose }: Props) {
  const unit = useUnit();
  const [lengths, setLengths] = useState(() => lengthsOf(begun, unit));
  const [group, setGroup] = useState(person.ageGroup ?? "adult");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const of = useMeasurementFields(garmentType, namedByKey(lengths));
  const { save } = useProfileChanges();
  const submit = async () => {
    const taken = measurementsOf(lengths);
    if (!taken || lengthErrors(of.fields ?? [], lengths).length > 0) {
      setError(taken ? copy.check : copy.needOne);
      return;
    }
    setBusy(true);
    try {
      const { name, relation = "" } = person;
      await save({ name, relation, ageGroup: group, ...taken, ...(garmentType !== undefined && { garmentTypeId: garmentType }) }, person.id);
      toast(copy.saved(name));
      onClose(true);
    } catch (failure) {
      setError(reasonOf(failure));
      setBusy(false);
    }
  };
  return (
    <>
      <MeasurementFields
        of={of}
        drawn
        lengths={lengths}
        error={error}
        group={group}
        onGroup={setGroup}
        onChange={(next) => {
          setLengths(next);
          setError(undefined);
        }}
      />
      <FormButtons busy={busy} busyText={copy.saving} onAct={() => void submit()} onCancel={() => onClose(false)}>
        {copy.save}
      </FormButtons>
    </>
  );
}
