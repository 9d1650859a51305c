import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useRead } from "../../../api/read";
import type { MeasurementProfile } from "../../../api/schema";
import { day } from "../../../format/date";
import { Button } from "../../../ui/Button";
import { useUnit } from "../measurements/useUnit";
import type { AskedMeasurements } from "./arrival";
import { copy } from "./copy";
import { measurementsIn } from "../measurements/fields";
import { measurementProfileList } from "../measurements/family/ownFamily";
import { newestFor, personName } from "../measurements/family/people";
import { lengthsOf, measurementsOf, sameLengths, type Lengths, type Taken } from "../measurements/lengths";
import styles from "./Profiles.later.module.css";
import type { PieceValues } from "./piece";
import type { PieceForm } from "./pieceForm";

/** Fills in saved measurements, and restores the previous ones. The piece is for that person then. */
export interface Filling {
  /** The person filled in last, and what was typed before. */
  filled: { name: string; before: Pick<PieceValues, "lengths" | "ageGroup" | "forWhom" | "profileId" | "someoneElse"> | undefined } | undefined;
  fill: (profile: MeasurementProfile, taken: Taken) => void;
  undo: () => void;
}

export function useFilling({ piece, set, recheck, clearLengths }: PieceForm): Filling {
  const [filled, setFilled] = useState<Filling["filled"]>();
  const shopUnit = useUnit();
  return {
    filled,
    fill: ({ id, name, ageGroup }, taken) => {
      const { lengths, forWhom, profileId, someoneElse } = piece;
      const now = measurementsOf(lengths);
      const typed = now !== undefined && !sameLengths(now.measurements, taken.measurements);
      setFilled({ name, before: typed ? { lengths, ageGroup: piece.ageGroup, forWhom, profileId, someoneElse } : undefined });
      set({ lengths: lengthsOf(taken.measurements, shopUnit), ageGroup: ageGroup ?? "adult", forWhom: name, profileId: id, someoneElse: undefined });
      recheck("forWhom");
      clearLengths();
    },
    undo: () => {
      if (filled?.before) set(filled.before);
      clearLengths();
      setFilled(undefined);
    },
  };
}

/** Fills in the saved measurements that a link asks for, once they have arrived. */
export function useAskedMeasurements({ fill }: Filling, asked: AskedMeasurements | undefined): void {
  const { data: profiles } = useQuery({ ...measurementProfileList(), enabled: asked !== undefined });
  const answered = useRef(false);
  useEffect(() => {
    if (!asked || !profiles || answered.current) return;
    answered.current = true;
    const profile = profiles.find(({ id }) => id === asked.profile);
    const measuring = profile?.garments.flatMap(({ history }) => history).find(({ id }) => id === asked.measuring);
    if (profile && measuring) fill(profile, { measurements: measurementsIn(measuring.lengths) });
  }, [asked, profiles, fill]);
}

interface Props {
  lengths: Lengths;
  /** The garment type of the chosen service. */
  garmentType: number | undefined;
  filling: Filling;
  onManage: () => void;
}

/** The saved measurement profiles: one tap fills the form, a second one undoes it. */
export function ProfileBar({ lengths, garmentType, filling, onManage }: Props) {
  const label = useId();
  const { data: profiles, error, refetch } = useRead(measurementProfileList());
  const now = measurementsOf(lengths);
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
  const measured = profiles?.flatMap((profile) => {
    const newest = newestFor(profile, garmentType);
    return newest ? [{ profile, measuredAt: newest.measuredAt, measurements: measurementsIn(newest.lengths) }] : [];
  });
  if (!measured?.length) return null;
  return (
    <div className={styles.bar} role="group" aria-labelledby={label}>
      <p className={styles.head}>
        <b id={label}>{copy.profiles.whose}</b> <span>{copy.profiles.hint}</span>
      </p>
      <ul className={styles.people}>
        {measured.map(({ profile, measuredAt, measurements }) => (
          <li key={profile.id}>
            <button
              type="button"
              className={styles.person}
              aria-pressed={now !== undefined && sameLengths(measurements, now.measurements)}
              onClick={() => fill(profile, { measurements })}
            >
              <span>{personName(profile)}</span>
              <small>{day(measuredAt)}</small>
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
