import { useState, type ReactNode, type SubmitEvent } from "react";
import { useRead } from "../../../api/read";
import type { MeasurementProfile, Measuring } from "../../../api/schema";
import { day } from "../../../format/date";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Field } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { measurementProfileList } from "../queries";
import { AgeGroupField } from "./AgeGroupField";
import { copy } from "./copy";
import { namedByKey } from "../measurements/fields";
import { lengthText, type Taken } from "../measurements/lengths";
import { useMeasurementFields } from "../measurements/useMeasurementFields";
import { useUnit } from "../measurements/useUnit";
import { nameOf, reasonOf, useProfileChanges } from "./profiles";
import styles from "./Profiles.later.module.css";

interface Props {
  onFill: (profile: MeasurementProfile, taken: Taken) => void;
  onClose: () => void;
}

/** Manages the saved measurement profiles: fill in older measurements, rename, delete. */
export default function ProfilesWindow({ onFill, onClose }: Props) {
  const { data: profiles = [] } = useRead(measurementProfileList());
  return (
    <Dialog open title={copy.profiles.title} onClose={onClose}>
      {profiles.length === 0 && <p>{copy.profiles.none}</p>}
      <ul className={styles.list}>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <Person profile={profile} onFill={onFill} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Person({ profile, onFill }: { profile: MeasurementProfile; onFill: Props["onFill"] }) {
  const [doing, setDoing] = useState<"rename" | "remove">();
  const [newest, ...earlier] = profile.history;
  const done = () => setDoing(undefined);
  const fill = (taken: Taken) => onFill(profile, taken);
  return (
    <>
      <h3 className={styles.name}>{nameOf(profile)}</h3>
      {newest && <Measured measuring={newest} />}
      {doing === "rename" && <Rename profile={profile} onDone={done} />}
      {doing === "remove" && <Remove profile={profile} onDone={done} />}
      {doing === undefined && (
        <p className={styles.actions}>
          <Button small onClick={() => fill(profile)}>
            {copy.profiles.fill}
          </Button>
          <Button look="line" small onClick={() => setDoing("rename")}>
            {copy.profiles.edit}
          </Button>
          <Button look="line" small onClick={() => setDoing("remove")}>
            {copy.profiles.remove}
          </Button>
        </p>
      )}
      {earlier.length > 0 && (
        <details className={styles.history}>
          <summary>
            {copy.profiles.history} ({earlier.length})
          </summary>
          {earlier.map((measuring) => (
            <Measured key={measuring.measuredAt} measuring={measuring}>
              <Button look="line" small onClick={() => fill(measuring)}>
                {copy.profiles.fill}
              </Button>
            </Measured>
          ))}
        </details>
      )}
    </>
  );
}

function Measured({ measuring, children }: { measuring: Measuring; children?: ReactNode }) {
  const { measuredAt, measurements } = measuring;
  const unit = useUnit();
  const { fields = [] } = useMeasurementFields(undefined, namedByKey(measurements));
  return (
    <div className={styles.measured}>
      <p>{copy.profiles.measured(day(measuredAt))}</p>
      <dl>
        {fields.map(({ key, label }) => {
          const cm = measurements[key];
          return (
            cm !== undefined && (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{lengthText(cm, unit)}</dd>
              </div>
            )
          );
        })}
      </dl>
      {children}
    </div>
  );
}

/** A request's progress and error. */
function useAttempt(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (work: () => Promise<string>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      toast(await work());
      onDone();
    } catch (cause) {
      setFailure(reasonOf(cause));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, attempt };
}

function Rename({ profile, onDone }: { profile: MeasurementProfile; onDone: () => void }) {
  const { save } = useProfileChanges();
  const { busy, failure, attempt } = useAttempt(onDone);
  const [name, setName] = useState(profile.name);
  const [relation, setRelation] = useState(profile.relation ?? "");
  const [ageGroup, setAgeGroup] = useState(profile.ageGroup ?? "adult");
  const [missing, setMissing] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (busy || name.trim() === "") return;
    void attempt(async () => {
      const { measurements, unit } = profile;
      const input = { name: name.trim(), relation: relation.trim(), ageGroup, measurements, ...(unit && { unit }) };
      const saved = await save(input, profile.id);
      return copy.profiles.saved(saved.name);
    });
  };
  return (
    <form noValidate className={styles.rename} onSubmit={submit}>
      <Field
        label={copy.profiles.name}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={missing ? copy.profiles.needName : failure}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Field
        label={copy.profiles.relation}
        optional
        hint={copy.profiles.relationHint}
        value={relation}
        maxLength={40}
        autoComplete="off"
        onChange={({ currentTarget }) => setRelation(currentTarget.value)}
      />
      <AgeGroupField value={ageGroup} onChange={setAgeGroup} />
      <p className={styles.actions}>
        <Button type="submit" small busy={busy} busyText={copy.profiles.saving}>
          {copy.profiles.save}
        </Button>
        <Button look="line" small onClick={onDone}>
          {copy.profiles.cancel}
        </Button>
      </p>
    </form>
  );
}

function Remove({ profile, onDone }: { profile: MeasurementProfile; onDone: () => void }) {
  const { remove } = useProfileChanges();
  const { busy, failure, attempt } = useAttempt(onDone);
  const yes = () =>
    void attempt(async () => {
      await remove(profile.id);
      return copy.profiles.removed(profile.name);
    });
  return (
    <div className={styles.sure}>
      <p role="alert">{failure ?? copy.profiles.sure(profile.name)}</p>
      <p className={styles.actions}>
        <Button small busy={busy} onClick={yes}>
          {copy.profiles.yes}
        </Button>
        <Button look="line" small onClick={onDone}>
          {copy.profiles.stay}
        </Button>
      </p>
    </div>
  );
}
