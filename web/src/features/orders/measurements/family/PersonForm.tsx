import { useState, type KeyboardEvent } from "react";
import type { AgeGroup } from "../../../../api/schema";
import { FormButtons } from "../../../../form/FormButtons";
import { useDiscardQuestion } from "../../../../form/useDiscardQuestion";
import { useFocusWhileOpen } from "../../../../form/useFocusWhileOpen";
import { Field } from "../../../../ui/Field";
import { AgeGroupField } from "./AgeGroupField";
import { copy } from "./copy";
import styles from "./Family.later.module.css";

/** Who a person of the family is. */
export interface PersonInput {
  name: string;
  relation: string;
  ageGroup: AgeGroup;
}

interface Props {
  begun?: PersonInput;
  /** Saves the person; throws what went wrong. */
  onSave: (person: PersonInput) => Promise<void>;
  /** What is said of a failure. */
  reasonOf: (failure: unknown) => string;
  onCancel: () => void;
}

const EMPTY: PersonInput = { name: "", relation: "", ageGroup: "adult" };

/** Name, relation and age group of a person of the family. */
export function PersonForm({ begun, onSave, reasonOf, onCancel }: Props) {
  const before = begun ?? EMPTY;
  const [name, setName] = useState(before.name);
  const [relation, setRelation] = useState(before.relation);
  const [ageGroup, setAgeGroup] = useState<AgeGroup>(before.ageGroup);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const typed = name !== before.name || relation !== before.relation || ageGroup !== before.ageGroup;
  const { leave, question } = useDiscardQuestion(onCancel, { busy, typed });
  const { element } = useFocusWhileOpen<HTMLInputElement>();
  const save = async () => {
    setBusy(true);
    try {
      await onSave({ name: name.trim(), relation: relation.trim(), ageGroup });
    } catch (failure) {
      setError(reasonOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = () => {
    const missing = name.trim() === "";
    setError(missing ? copy.needName : undefined);
    if (!busy && !missing) void save();
  };
  // Not a form: it also stands inside the form of an order.
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  };
  return (
    <div role="group" aria-label={begun ? copy.editPerson : copy.add} className={styles.person} onKeyDown={press}>
      <Field ref={element} label={copy.name} value={name} maxLength={60} autoComplete="off" error={error} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      <Field label={copy.relation} optional hint={copy.relationHint} value={relation} maxLength={40} autoComplete="off" onChange={({ currentTarget }) => setRelation(currentTarget.value)} />
      <AgeGroupField value={ageGroup} onChange={setAgeGroup} />
      <div hidden={Boolean(question)}>
        <FormButtons small busy={busy} busyText={copy.saving} onAct={submit} onCancel={leave}>
          {copy.save}
        </FormButtons>
      </div>
      {question}
    </div>
  );
}
