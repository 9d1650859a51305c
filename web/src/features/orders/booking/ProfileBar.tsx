import { useState } from "react";
import { useRead } from "../../../api/read";
import type { MeasurementProfile } from "../../../api/schema";
import { day } from "../../../format/date";
import { Button } from "../../../ui/Button";
import { measurementProfileList } from "../queries";
import { useUnit } from "../measurements/useUnit";
import { copy } from "./copy";
import { lengthsOf, measurementsOf, sameLengths, type Lengths, type Taken } from "../measurements/lengths";
import { nameOf } from "./profiles";
import styles from "./Profiles.later.module.css";
import type { BookingForm } from "./useBookingForm";

/** Fills in saved measurements, and restores the previous ones. */
export interface Filling {
  /** The profile filled in last, and the measurements before. */
  filled: { profile: number; name: string; before: Lengths | undefined } | undefined;
  fill: (profile: MeasurementProfile, taken: Taken) => void;
  undo: () => void;
}

export function useFilling(form: BookingForm): Filling {
  const [filled, setFilled] = useState<Filling["filled"]>();
  const shopUnit = useUnit();
  const setLengths = (to: Lengths) => {
    form.setValue("lengths", to, { shouldDirty: true });
    form.clearErrors("lengths");
  };
  return {
    filled,
    fill: ({ id, name, ageGroup }, taken) => {
      const lengths = form.getValues("lengths");
      const now = measurementsOf(lengths);
      const typed = now !== undefined && !sameLengths(now.measurements, taken.measurements);
      setFilled({ profile: id, name, before: typed ? lengths : undefined });
      form.setValue("ageGroup", ageGroup ?? "adult", { shouldDirty: true });
      setLengths(lengthsOf(taken.measurements, shopUnit));
    },
    undo: () => {
      if (filled?.before) setLengths(filled.before);
      setFilled(undefined);
    },
  };
}

interface Props {
  form: BookingForm;
  filling: Filling;
  onManage: () => void;
}

/** The saved measurement profiles: one tap fills the form, a second one undoes it. */
export function ProfileBar({ form, filling, onManage }: Props) {
  const { data: profiles, error, refetch } = useRead(measurementProfileList());
  const now = measurementsOf(form.watch("lengths"));
  const { filled, fill, undo } = filling;

  if (error && !profiles) {
    return (
      <p className={styles.failed}>
        {copy.profiles.failed}
        <Button look="line" small onClick={() => void refetch()}>
          {copy.tryAgain}
        </Button>
      </p>
    );
  }
  if (!profiles?.length) return null;
  return (
    <div className={styles.bar} role="group" aria-labelledby="saved-measurements">
      <p className={styles.head}>
        <b id="saved-measurements">{copy.profiles.whose}</b> <span>{copy.profiles.hint}</span>
      </p>
      <ul className={styles.people}>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <button
              type="button"
              className={styles.person}
              aria-pressed={now !== undefined && sameLengths(profile.measurements, now.measurements)}
              onClick={() => fill(profile, profile)}
            >
              <span>{nameOf(profile)}</span>
              <small>{day(profile.measuredAt)}</small>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.manage} onClick={onManage}>
            {copy.profiles.manage}
          </button>
        </li>
      </ul>
      <p role="status" className={styles.filled}>
        {filled && copy.profiles.filled(filled.name)}
        {filled?.before && (
          <button type="button" className={styles.manage} onClick={undo}>
            {copy.profiles.undo}
          </button>
        )}
      </p>
    </div>
  );
}
