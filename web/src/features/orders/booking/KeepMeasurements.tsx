import { useState, type SubmitEvent } from "react";
import { useRead } from "../../../api/read";
import { Button } from "../../../ui/Button";
import { Field, Options, Select } from "../../../ui/Field";
import { Icon } from "../../../ui/Icon";
import type { AgeGroup } from "../../../api/schema";
import { copy } from "./copy";
import { AgeGroupField } from "../measurements/family/AgeGroupField";
import { measurementProfileList, reasonOf, useProfileChanges } from "../measurements/family/ownFamily";
import { newestFor, personName } from "../measurements/family/people";
import { measurementsIn } from "../measurements/fields";
import { sameLengths, type Taken } from "../measurements/lengths";
import styles from "./Profiles.later.module.css";

interface Props {
  taken: Taken;
  /** What they were taken for. */
  garmentType: number | undefined;
  /** The saved profile that was filled in before sending. */
  filled: number | undefined;
  /** The suggested name: most people book for themselves. */
  name: string;
}

const NEW = "new";

/** Offers to save the measurements of a booking, unless they are saved already. */
export function KeepMeasurements({ taken, garmentType, filled, name: suggested }: Props) {
  const { data: profiles } = useRead(measurementProfileList());
  const [known] = useState(() => profiles?.some((one) => sameLengths(measurementsIn(newestFor(one, garmentType)?.lengths ?? []), taken.measurements)) ?? false);
  const { save } = useProfileChanges();
  const [whom, setWhom] = useState(() =>
    filled !== undefined && profiles?.some(({ id }) => id === filled) ? String(filled) : NEW,
  );
  const [name, setName] = useState(profiles?.length ? "" : suggested);
  const [relation, setRelation] = useState("");
  const [ageGroup, setAgeGroup] = useState<AgeGroup>(taken.ageGroup ?? "adult");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState<string>();

  if (known) return null;
  if (saved !== undefined) {
    return (
      <p role="status" className={styles.savedNote}>
        <Icon name="check" />
        {copy.profiles.saved(saved)}
      </p>
    );
  }
  const person = profiles?.find(({ id }) => String(id) === whom);
  const keep = async () => {
    setBusy(true);
    try {
      const { measurements, unit } = taken;
      const lengths = { measurements, ...(unit && { unit }), ...(garmentType !== undefined && { garmentTypeId: garmentType }) };
      const input = person
        ? { name: person.name, relation: person.relation ?? "", ...lengths }
        : { name: name.trim(), relation: relation.trim(), ageGroup, ...lengths };
      setSaved((await save(input, person?.id)).name);
    } catch (failure) {
      setError(reasonOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = !person && name.trim() === "";
    setError(missing ? copy.profiles.needName : undefined);
    if (!busy && !missing) void keep();
  };
  return (
    <form noValidate className={styles.keep} onSubmit={submit}>
      <h3>{copy.profiles.offer}</h3>
      <p className={styles.keepHint}>{copy.profiles.offerHint}</p>
      {profiles !== undefined && profiles.length > 0 && (
        <Select
          label={copy.profiles.whom}
          value={whom}
          error={person ? error : undefined}
          onChange={({ currentTarget }) => setWhom(currentTarget.value)}
        >
          <Options of={profiles} by={(profile) => [profile.id, personName(profile)]} />
          <option value={NEW}>{copy.profiles.somebodyNew}</option>
        </Select>
      )}
      {!person && (
        <div className={styles.two}>
          <Field
            label={copy.profiles.name}
            value={name}
            maxLength={60}
            autoComplete="off"
            error={error}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Field
            label={copy.profiles.relation}
            optional
            value={relation}
            maxLength={40}
            autoComplete="off"
            onChange={({ currentTarget }) => setRelation(currentTarget.value)}
          />
          <AgeGroupField value={ageGroup} onChange={setAgeGroup} />
        </div>
      )}
      <Button type="submit" look="line" small busy={busy} busyText={copy.profiles.saving}>
        {copy.profiles.save}
      </Button>
    </form>
  );
}
