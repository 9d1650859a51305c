import { useId } from "react";
import { useRead } from "../../../api/read";
import type { MeasurementProfile } from "../../../api/schema";
import { Field } from "../../../ui/Field";
import { useKnownUser } from "../../auth/public/useSession";
import { measurementProfileList } from "../measurements/family/ownFamily";
import { ownProfile } from "../measurements/family/people";
import styles from "../../garments/public/ChoiceFields.later.module.css";
import { copy } from "./copy";
import type { PieceValues } from "./piece";

interface Props {
  id: string;
  piece: PieceValues;
  error: string | undefined;
  onChange: (to: Pick<PieceValues, "forWhom" | "profileId" | "someoneElse"> & Partial<Pick<PieceValues, "ageGroup">>) => void;
  onLeave: () => void;
}

/** Who wears a piece, of the people whose measurements are saved. */
export function FamilyField(props: Props) {
  const { data: profiles = [] } = useRead(measurementProfileList());
  const name = useKnownUser()?.name ?? "";
  return <WhoField {...props} profiles={profiles} own={ownProfile(profiles, name)} />;
}

interface Family {
  profiles: readonly MeasurementProfile[];
  /** The customer's own one of them. */
  own?: MeasurementProfile | undefined;
}

/** Who wears a piece: the customer, a known person, or a name. */
export function WhoField({ id, piece, profiles, own, error, onChange, onLeave }: Props & Family) {
  const name = useId();
  const { forWhom, profileId } = piece;
  const known = profiles.find((profile) => profile.id === profileId);
  const someone = known === undefined && (piece.someoneElse === true || forWhom !== "");
  const ways = [
    { key: "me", label: copy.pieces.me, checked: !someone && (known === undefined || known === own), choose: () => pick(false, own) },
    ...profiles.filter((profile) => profile !== own).map((profile) => ({ key: String(profile.id), label: profile.name, checked: profile === known, choose: () => pick(false, profile) })),
    { key: "someone", label: copy.pieces.someone, checked: someone, choose: () => pick(true) },
  ];
  const pick = (someoneElse: boolean, profile?: MeasurementProfile) => {
    onChange({ forWhom: profile?.name ?? "", profileId: profile?.id, someoneElse: someoneElse || undefined, ageGroup: profile?.ageGroup ?? "adult" });
    // The name that may have been missing is no longer asked for.
    if (!someoneElse) onLeave();
  };
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{copy.pieces.who}</legend>
        <p className={styles.picked} />
        <div className={styles.chips}>
          {ways.map(({ key, label, checked, choose }) => (
            <label key={key} className={styles.option}>
              <input type="radio" name={name} checked={checked} onChange={choose} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {someone && (
        <Field
          id={id}
          label={copy.pieces.name}
          error={error}
          value={forWhom}
          onChange={({ currentTarget }) => onChange({ forWhom: currentTarget.value, profileId: undefined, someoneElse: true })}
          onBlur={onLeave}
          autoComplete="off"
          maxLength={60}
          enterKeyHint="next"
        />
      )}
    </>
  );
}
