import { useId, useState } from "react";
import type { AgeGroup } from "../../../api/schema";
import { useAfterPress } from "../../../form/afterPress";
import { Button } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { Field } from "../../../ui/Field";
import { Icon } from "../../../ui/Icon";
import { Loading, Skeleton } from "../../../ui/States";
import { copy } from "./copy";
import type { MeasurementField } from "./fields";
import { asMeant, lengthOf, remarkOn, shown, typedUnit, UNITS, type Lengths, type Unit } from "./lengths";
import { MeasureDrawing } from "./MeasureDrawing";
import styles from "./Measurements.later.module.css";
import { Toggle } from "./Toggle";
import type { MeasurementFieldsState } from "./useMeasurementFields";
import { useUnit } from "./useUnit";

const GROUPS: readonly AgeGroup[] = ["adult", "child"];

interface Props {
  /** What is measured: `useMeasurementFields`. */
  of: MeasurementFieldsState;
  lengths: Lengths;
  onChange: (lengths: Lengths) => void;
  group: AgeGroup;
  onGroup: (group: AgeGroup) => void;
  /** Adds a drawing of where to hold the tape. */
  drawn?: boolean;
  /** The error of all together. */
  error?: string | undefined;
  /** The id of a field; by default one of this component. */
  idOf?: (key: string) => string;
  /** The errors that a form has found; by default those of the lengths as they are typed. */
  errorOf?: (key: string) => string | undefined;
  /** After a field was left. */
  onLeave?: (key: string) => void;
}

/**
 * The measurements of a garment, each optional, in cm or inches. Unusual lengths are pointed out, impossible ones refused.
 * Whatever `of` has is shown, and whatever is typed stays.
 */
export function MeasurementFields({ of, ...props }: Props) {
  if (of.failed) {
    return (
      <p role="alert" className={styles.failed}>
        {copy.failed}
        <Button look="line" small onClick={of.retry}>
          {copy.tryAgain}
        </Button>
      </p>
    );
  }
  if (!of.fields) {
    return (
      <Loading text={copy.loading}>
        <Skeleton lines={4} />
      </Loading>
    );
  }
  return of.fields.length > 0 ? <Fields fields={of.fields} {...props} /> : <p className={styles.hint}>{copy.nothing}</p>;
}

function Fields({ fields, lengths, onChange, group, onGroup, drawn = false, error, idOf, errorOf, onLeave }: Omit<Props, "of"> & { fields: readonly MeasurementField[] }) {
  const ids = useId();
  const afterPress = useAfterPress();
  const shop = useUnit();
  const [chosen, setUnit] = useState<Unit>();
  // What was typed in the other unit, such as a draft, is shown in it.
  const unit = chosen ?? typedUnit(lengths) ?? shop;
  const [focused, setFocused] = useState<string>();
  const [typing, setTyping] = useState<string>();
  const [cleared, setCleared] = useState<Lengths>();
  const isEmpty = typedUnit(lengths) === undefined;
  const meant = fields.map((field) => (field.key === typing ? undefined : remarkOn(field, lengthOf(lengths, field.key), group)?.meant)).find(Boolean);
  const at = fields.find(({ key }) => key === focused);
  return (
    <>
      <div className={styles.bar}>
        <Toggle label={copy.ageGroup} options={GROUPS} names={copy.ageGroups} value={group} onChange={onGroup} />
        <Toggle label={copy.unit} options={UNITS} names={copy.units} value={unit} onChange={setUnit} />
        {!isEmpty && (
          <Button
            look="line"
            small
            onClick={() => {
              setCleared(lengths);
              onChange({});
            }}
          >
            {copy.clear}
          </Button>
        )}
      </div>
      <p role="status" className={styles.cleared}>
        {isEmpty && cleared && (
          <>
            {copy.cleared}
            <Button look="line" small onClick={() => onChange(cleared)}>
              {copy.undo}
            </Button>
          </>
        )}
      </p>
      {error && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
      <div className={classNames(styles.measures, drawn && styles.drawn)}>
        {drawn && (
          <div className={styles.panel}>
            <MeasureDrawing of={at?.drawing} />
            <div className={styles.caption}>
              <b>{at?.label ?? copy.anyTitle}</b>
              <p>{at ? at.hint : copy.anyHow}</p>
            </div>
          </div>
        )}
        <div className={styles.boxes}>
          {fields.map((field) => (
            <LengthBox
              key={field.key}
              id={idOf?.(field.key) ?? `${ids}-${field.key}`}
              field={field}
              value={shown(lengthOf(lengths, field.key), unit)}
              remark={typing === field.key ? undefined : remarkOn(field, lengthOf(lengths, field.key), group)}
              error={errorOf?.(field.key)}
              unit={unit}
              onChange={(text) => onChange({ ...lengths, [field.key]: { text, unit } })}
              onFocus={() => {
                setFocused(field.key);
                setTyping(field.key);
              }}
              onLeave={() =>
                afterPress(() => {
                  setTyping((now) => (now === field.key ? undefined : now));
                  onLeave?.(field.key);
                })
              }
            />
          ))}
          {meant && (
            <p className={styles.after}>
              <Button
                look="line"
                small
                onClick={() => {
                  onChange(asMeant(fields, lengths, group));
                  setUnit(meant);
                }}
              >
                {copy.meant[meant]}
              </Button>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

interface BoxProps {
  id: string;
  field: MeasurementField;
  value: string;
  /** Absent while the length is typed. */
  remark: ReturnType<typeof remarkOn>;
  error: string | undefined;
  unit: Unit;
  onChange: (text: string) => void;
  onFocus: () => void;
  onLeave: () => void;
}

function LengthBox({ id, field: { key, label, hint }, value, remark, error, unit, onChange, onFocus, onLeave }: BoxProps) {
  const said = error ? undefined : remark;
  return (
    <div className={styles.box}>
      <Field
        id={id}
        label={label}
        error={error}
        suffix={unit}
        name={`lengths.${key}`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onFocus={onFocus}
        onBlur={onLeave}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={12}
        aria-invalid={error !== undefined || said?.kind === "error" ? true : undefined}
        aria-describedby={[error && `${id}-error`, hint && `${id}-how`, said && `${id}-remark`].filter(Boolean).join(" ")}
      />
      {hint && (
        <span id={`${id}-how`} hidden>
          {hint}
        </span>
      )}
      {said && (
        <p id={`${id}-remark`} className={classNames(styles.remark, said.kind === "error" && styles.refused)}>
          <Icon name="warning" />
          {said.message}
        </p>
      )}
    </div>
  );
}
