import { useRef, useState, type ReactNode, type RefObject } from "react";
import { useRead } from "../../../api/read";
import type { MeasurementProfile, Measuring } from "../../../api/schema";
import { day } from "../../../format/date";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Facts } from "../../../ui/Facts";
import { toast } from "../../../ui/noticeStore";
import { Sure } from "../account/Sure";
import { copy } from "./copy";
import { measurementProfileList, reasonOf, useProfileChanges } from "../measurements/family/ownFamily";
import { historyFor, personName } from "../measurements/family/people";
import { PersonForm } from "../measurements/family/PersonForm";
import { measurementsIn } from "../measurements/fields";
import { lengthText, type Taken } from "../measurements/lengths";
import { useUnit } from "../measurements/useUnit";
import styles from "./Profiles.later.module.css";

interface Props {
  /** The garment type of the chosen service. */
  garmentType: number | undefined;
  onFill: (profile: MeasurementProfile, taken: Taken) => void;
  onClose: () => void;
}

/** Manages the saved measurement profiles: fill in older measurements, rename, delete. */
export default function ProfilesDialog({ garmentType, onFill, onClose }: Props) {
  const { data: profiles = [] } = useRead(measurementProfileList());
  const list = useRef<HTMLUListElement>(null);
  return (
    <Dialog open title={copy.profiles.title} onClose={onClose}>
      {profiles.length === 0 && <p>{copy.profiles.none}</p>}
      <ul ref={list} className={styles.list} tabIndex={-1}>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <Person profile={profile} garmentType={garmentType} onFill={onFill} next={list} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface PersonProps extends Omit<Props, "onClose"> {
  profile: MeasurementProfile;
  /** Has the focus once the person is deleted. */
  next: RefObject<HTMLElement | null>;
}

function Person({ profile, garmentType, onFill, next }: PersonProps) {
  const [doing, setDoing] = useState<"rename" | "remove">();
  const [newest, ...earlier] = historyFor(profile, garmentType);
  const done = () => setDoing(undefined);
  const fill = ({ lengths }: Measuring) => onFill(profile, { measurements: measurementsIn(lengths) });
  return (
    <>
      <h3 className={styles.name}>{personName(profile)}</h3>
      {newest && <Measured measuring={newest} />}
      {doing === "rename" && <Rename profile={profile} onDone={done} />}
      {doing === "remove" && <Remove profile={profile} next={next} onDone={done} />}
      <p className={styles.actions} hidden={doing !== undefined}>
        {newest && (
          <Button small onClick={() => fill(newest)}>
            {copy.profiles.fill}
          </Button>
        )}
        <Button look="line" small onClick={() => setDoing("rename")}>
          {copy.profiles.edit}
        </Button>
        <Button look="line" small onClick={() => setDoing("remove")}>
          {copy.profiles.remove}
        </Button>
      </p>
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
  const unit = useUnit();
  return (
    <div className={styles.measured}>
      <p>{copy.profiles.measured(day(measuring.measuredAt))}</p>
      <Facts of={measuring.lengths.map(({ label, cm }) => ({ name: label, value: lengthText(cm, unit) }))} />
      {children}
    </div>
  );
}

function Rename({ profile, onDone }: { profile: MeasurementProfile; onDone: () => void }) {
  const { save } = useProfileChanges();
  return (
    <PersonForm
      begun={{ name: profile.name, relation: profile.relation ?? "", ageGroup: profile.ageGroup ?? "adult" }}
      reasonOf={reasonOf}
      onCancel={onDone}
      onSave={async (person) => {
        const saved = await save(person, profile.id);
        toast(copy.profiles.saved(saved.name));
        onDone();
      }}
    />
  );
}

function Remove({ profile, next, onDone }: Pick<PersonProps, "profile" | "next"> & { onDone: () => void }) {
  const { remove } = useProfileChanges();
  return (
    <Sure
      question={copy.profiles.sure(profile.name)}
      next={next}
      onNo={onDone}
      onYes={async () => {
        await remove(profile.id);
        toast(copy.profiles.removed(profile.name));
      }}
    />
  );
}
