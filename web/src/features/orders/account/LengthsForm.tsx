import { useState } from "react";
import type { MeasurementProfile } from "../../../api/schema";
import { FormButtons } from "../../../form/FormButtons";
import { useDiscardQuestion } from "../../../form/useDiscardQuestion";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { reasonOf, useProfileChanges } from "../measurements/family/ownFamily";
import { namedByKey } from "../measurements/fields";
import { lengthErrors, measurementsOf, type Measurements } from "../measurements/lengths";
import { MeasurementFields } from "../measurements/MeasurementFields";
import { useMeasurementFields } from "../measurements/useMeasurementFields";
import { ofPerson, useTypedLengths } from "../measurements/useTypedLengths";
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
  const typed = useTypedLengths(ofPerson(person.id, garmentType), { measurements: begun, group: person.ageGroup ?? "adult" });
  const { lengths, group } = typed;
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const of = useMeasurementFields(garmentType, namedByKey(lengths));
  const { save } = useProfileChanges();
  const close = (saved: boolean) => {
    typed.drop();
    onClose(saved);
  };
  const { leave, question } = useDiscardQuestion(() => close(false), { busy, typed: typed.changed });
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
      close(true);
    } catch (failure) {
      setError(reasonOf(failure));
      setBusy(false);
    }
  };
  return (
    <>
      {typed.restored && <p className={shared.muted}>{copy.restored}</p>}
      <MeasurementFields
        of={of}
        drawn
        lengths={lengths}
        error={error}
        group={group}
        onGroup={(next) => typed.change({ group: next })}
        onChange={(next) => {
          typed.change({ lengths: next });
          setError(undefined);
        }}
      />
      <div hidden={Boolean(question)}>
        <FormButtons busy={busy} busyText={copy.saving} onAct={() => void submit()} onCancel={leave}>
          {copy.save}
        </FormButtons>
      </div>
      {question}
    </>
  );
}
