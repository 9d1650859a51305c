import { useId, useState } from "react";
import type { AgeGroup } from "../../../../api/schema";
import { Field } from "../../../../ui/Field";
import { copy } from "../../booking/copy";
import { MEASURES, remarkOn, shown, typedUnit, UNITS, type Lengths, type MeasureName, type Unit } from "../../booking/measures";
import { measureCopy } from "../../booking/measureCopy";
import { useUnit } from "../../useUnit";
import detail from "../OrderDetail.later.module.css";
import styles from "./WalkIn.later.module.css";

interface Props {
  lengths: Lengths;
  onChange: (lengths: Lengths) => void;
  error?: string | undefined;
  group: AgeGroup;
  onGroup: (group: AgeGroup) => void;
}

const GROUPS: readonly AgeGroup[] = ["adult", "child"];

/** The eight measurements of an adult or a child, in cm or inches; each is optional. */
export function MeasureFields({ lengths, onChange, error, group, onGroup }: Props) {
  const [chosen, setUnit] = useState<Unit>();
  const typed = useUnit({ unit: typedUnit(lengths) });
  const unit = chosen ?? typed;
  const [typing, setTyping] = useState<MeasureName>();
  const id = useId();
  return (
    <>
      <div className={styles.whose}>
        <div className={detail.units} role="group" aria-label="Age group">
          {GROUPS.map((name) => (
            <button key={name} type="button" aria-pressed={group === name} onClick={() => onGroup(name)}>
              {copy.measures.ageGroups[name]}
            </button>
          ))}
        </div>
        <div className={detail.units} role="group" aria-label="Unit of the measurements">
          {UNITS.map((name) => (
            <button key={name} type="button" aria-pressed={unit === name} onClick={() => setUnit(name)}>
              {copy.measures.units[name]}
            </button>
          ))}
        </div>
      </div>
      {error && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
      <div className={styles.lengths}>
        {MEASURES.map((name) => {
          const remark = typing === name ? undefined : remarkOn(name, lengths[name], group);
          return (
            <Field
              key={name}
              id={`${id}-${name}`}
              label={measureCopy[name].label}
              suffix={unit}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={shown(lengths[name], unit)}
              error={remark?.kind === "error" ? remark.message : undefined}
              hint={remark?.kind === "warning" ? remark.message : undefined}
              onFocus={() => setTyping(name)}
              onBlur={() => setTyping(undefined)}
              onChange={({ target }) => onChange({ ...lengths, [name]: { text: target.value, unit } })}
            />
          );
        })}
      </div>
    </>
  );
}
