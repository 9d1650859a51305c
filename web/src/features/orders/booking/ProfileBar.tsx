import { useState } from "react";
import { useRead } from "../../../api/read";
import type { MeasurementProfile } from "../../../api/schema";
import { day } from "../../../format/date";
import { Button } from "../../../ui/Button";
import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import { measurementProfileList } from "../queries";
import { copy } from "./copy";
import { lengthsOf, measurementsOf, sameLengths, type Lengths } from "./measures";
import { nameOf } from "./profiles";
import styles from "./Profiles.later.module.css";
import type { BookingForm } from "./useBookingForm";

const loadWindow = () => import("./ProfilesWindow");

interface Props {
  form: BookingForm;
  /** Whose measurements were filled in last. */
  onFilled: (profile: number) => void;
}

/** The family's saved measurements: one tap fills the boxes, another one takes that back. */
export function ProfileBar({ form, onFilled }: Props) {
  const { data: profiles, error, refetch } = useRead(measurementProfileList());
  const [managing, setManaging] = useState(false);
  const [filled, setFilled] = useState<{ name: string; before: Lengths | undefined }>();
  const lengths = form.watch("lengths");
  const now = measurementsOf(lengths);

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
  if (!profiles || (profiles.length === 0 && !managing)) return null;

  const setLengths = (to: Lengths) => form.setValue("lengths", to, { shouldDirty: true });
  const fill = (profile: MeasurementProfile, measurements = profile.measurements) => {
    const known = profiles.some((one) => sameLengths(one.measurements, now));
    setFilled({ name: profile.name, before: now && !known ? lengths : undefined });
    setLengths(lengthsOf(measurements));
    form.clearErrors("lengths");
    onFilled(profile.id);
  };
  const undo = () => {
    if (filled?.before) setLengths(filled.before);
    setFilled(undefined);
  };
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
              aria-pressed={now !== undefined && sameLengths(profile.measurements, now)}
              onClick={() => fill(profile)}
            >
              <span>{nameOf(profile)}</span>
              <small>{day(profile.measuredAt)}</small>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.manage} onClick={() => setManaging(true)}>
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
      {managing && (
        <LazyPart
          load={loadWindow}
          given={{
            profiles,
            onFill: (profile: MeasurementProfile, measurements: MeasurementProfile["measurements"]) => {
              fill(profile, measurements);
              setManaging(false);
            },
            onClose: () => setManaging(false),
          }}
          onFailure={() => {
            toast(copy.offline, { kind: "error" });
            setManaging(false);
          }}
        />
      )}
    </div>
  );
}
