import { useId, useState, type ReactNode } from "react";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { Icon } from "../../../ui/Icon";
import { copy } from "./copy";
import { VideoLink } from "./VideoLink";
import { MeasureDrawing } from "./MeasureDrawing";
import { asMeant, MEASURES, noLengths, remarkOn, shown, typedUnit, UNITS, type Lengths, type MeasureName, type Unit } from "./measures";
import styles from "./Measures.later.module.css";
import { measureCopy } from "./measureCopy";
import { Part } from "./Part";
import type { BookingForm } from "./useBookingForm";
import { useUnit } from "../useUnit";

/** Who measures: we at the visit, or the customer now. Typed measurements come back with the second choice. */
export function MeasurementsPart({ form, profiles }: { form: BookingForm; profiles: ReactNode }) {
  const name = useId();
  const [own, setOwn] = useState(() => measurementsTyped(form.getValues("lengths")));
  const [typed, setTyped] = useState<Lengths>();
  const choose = (wanted: boolean) => {
    const lengths = form.getValues("lengths");
    setOwn(wanted);
    if (!wanted) setTyped(lengths);
    form.setValue("lengths", wanted ? (typed ?? lengths) : noLengths(), { shouldDirty: true });
    for (const one of MEASURES) form.clearErrors(`lengths.${one}`);
  };
  const { visit, visitHint, own: ownLabel, ownHint } = copy.measures;
  const ways = [
    { wanted: false, label: visit, hint: visitHint },
    { wanted: true, label: ownLabel, hint: ownHint },
  ];
  return (
    <Part title={copy.measures.legend}>
      <div role="radiogroup" aria-label={copy.measures.legend} className={styles.who}>
        {ways.map(({ wanted, label, hint }) => (
          <label key={label}>
            <input type="radio" name={name} checked={own === wanted} onChange={() => choose(wanted)} />
            <b>{label}</b>
            <small>{hint}</small>
          </label>
        ))}
      </div>
      {own && <OwnMeasurements form={form} profiles={profiles} />}
    </Part>
  );
}

const measurementsTyped = (lengths: Lengths): boolean => MEASURES.some((name) => lengths[name].text !== "");

/** Eight optional measurements, and a drawing of where to hold the tape. */
function OwnMeasurements({ form, profiles }: { form: BookingForm; profiles: ReactNode }) {
  const lengths = form.watch("lengths");
  const ageGroup = form.watch("ageGroup");
  const [chosen, setUnit] = useState<Unit>();
  // Drafts and saved measurements are shown in the unit they were typed in.
  const typed = useUnit({ unit: typedUnit(lengths) });
  const unit = chosen ?? typed;
  const [focused, setFocused] = useState<MeasureName>();
  const [typing, setTyping] = useState<MeasureName>();
  const filled = measurementsTyped(lengths);
  const meant = MEASURES.map((name) => (name === typing ? undefined : remarkOn(name, lengths[name], ageGroup)?.meant)).find(Boolean);

  const setAll = (to: Lengths) => {
    form.setValue("lengths", to, { shouldDirty: true });
    for (const name of MEASURES) form.recheck(`lengths.${name}`);
  };
  const messages = focused && measureCopy[focused];
  return (
    <>
      <p className={styles.hint}>{copy.measures[unit]}</p>
      <p className={styles.ways}>
        <Icon name="tutorials" />
        <span>
          {copy.measures.unsure}{" "}
          <VideoLink />
        </span>
      </p>
      {profiles}
      <div className={styles.whose}>
        <fieldset className={styles.unit}>
          <legend>{copy.profiles.ageGroup}</legend>
          {(["adult", "child"] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="ageGroup" checked={ageGroup === one} onChange={() => form.setValue("ageGroup", one, { shouldDirty: true })} />
              {copy.measures.ageGroups[one]}
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.bar}>
        <fieldset className={styles.unit}>
          <legend>{copy.measures.unit}</legend>
          {UNITS.map((one) => (
            <label key={one}>
              <input type="radio" name="unit" checked={unit === one} onChange={() => setUnit(one)} />
              {copy.measures.units[one]}
            </label>
          ))}
        </fieldset>
        {filled && (
          <Button look="line" small onClick={() => setAll(noLengths())}>
            {copy.measures.clear}
          </Button>
        )}
      </div>
      <div className={styles.measures}>
        <div className={styles.panel}>
          <MeasureDrawing of={focused} />
          <div className={styles.caption}>
            <b>{messages?.label ?? copy.measures.anyTitle}</b>
            <p>{messages?.how ?? copy.measures.anyHow}</p>
          </div>
        </div>
        <div className={styles.boxes}>
          {MEASURES.map((name) => (
            <LengthBox
              key={name}
              name={name}
              form={form}
              unit={unit}
              quiet={typing === name}
              onFocus={() => {
                setFocused(name);
                setTyping(name);
              }}
              onLeave={() => setTyping((now) => (now === name ? undefined : now))}
            />
          ))}
          {meant && (
            <p className={styles.after}>
              <Button
                look="line"
                small
                onClick={() => {
                  setAll(asMeant(lengths, ageGroup));
                  setUnit(meant);
                }}
              >
                {copy.measures.meant[meant]}
              </Button>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

interface BoxProps {
  name: MeasureName;
  form: BookingForm;
  unit: Unit;
  /** Suppresses warnings while the customer is typing. */
  quiet: boolean;
  onFocus: () => void;
  onLeave: () => void;
}

function LengthBox({ name, form, unit, quiet, onFocus, onLeave }: BoxProps) {
  const field = `lengths.${name}` as const;
  const length = form.watch(field);
  const error = form.errorOf(field);
  const remark = quiet || error ? undefined : remarkOn(name, length, form.watch("ageGroup"));
  const id = form.idOf(field);
  const { label, how } = measureCopy[name];
  return (
    <div className={styles.box}>
      <Field
        id={id}
        label={label}
        error={error}
        suffix={unit}
        name={field}
        value={shown(length, unit)}
        onChange={({ currentTarget }) =>
          form.setValue(field, { text: currentTarget.value, unit }, { shouldDirty: true })
        }
        onFocus={onFocus}
        onBlur={() =>
          form.afterPress(() => {
            onLeave();
            form.recheck(field);
          })
        }
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={12}
        aria-describedby={[error && `${id}-error`, `${id}-how`, remark && `${id}-remark`].filter(Boolean).join(" ")}
      />
      <span id={`${id}-how`} hidden>
        {how}
      </span>
      {remark && (
        <p id={`${id}-remark`} className={styles.remark}>
          <Icon name="warning" />
          {remark.message}
        </p>
      )}
    </div>
  );
}
