import { useId } from "react";
import { offerUndo } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import { useDraft } from "../../../admin/useDraft";
import type { CalendarSettings as Settings } from "../../../api/schema";
import { Button, IconButton } from "../../../ui/Button";
import { Choice, Field } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import styles from "./Calendar.later.module.css";
import { FULL_DAY, WEEK } from "./places";
import { setCalendar } from "./queries";

const MOST_HOMES = 50;
const MOST_DAYS = 365;
const MOST_POINTS = 100;

const same = (one: Settings, other: Settings): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Draft extends Partial<Settings> {
  /** The typed days to book ahead, which may not be a number yet. */
  days?: string;
}

/** Visits per slot, work of a maker, weekly days off, and how far ahead customers can book. */
export function CalendarSettings({ settings }: { settings: Settings }) {
  const before: Settings = { ...settings, capacities: settings.capacities.filter(({ slot }) => slot !== FULL_DAY) };
  // Another week or screen may be opened before it is saved.
  const [stored, store] = useDraft("calendar");
  const draft = (stored ? JSON.parse(stored) : {}) as Draft;
  const { days = String(before.horizonDays), ...changed } = draft;
  const edit = (changes: Draft) => store(JSON.stringify({ ...draft, ...changes }));
  const id = useId();
  const daysWrong = !/^\d+$/.test(days) || Number(days) < 1 || Number(days) > MOST_DAYS;
  const input: Settings = { ...before, ...changed, horizonDays: daysWrong ? Number.NaN : Number(days) };
  const { busy, change } = useChange();
  const points = input.pointsPerDay ?? 1;

  const setHomes = (slot: string, homes: number) =>
    edit({ capacities: input.capacities.map((one) => (one.slot === slot ? { ...one, homes } : one)) });
  const forget = () => store("");
  const setOff = (day: number, off: boolean) =>
    edit({ daysOff: WEEK.map(({ number }) => number).filter((number) => (number === day ? off : input.daysOff.includes(number))).toSorted((one, other) => one - other) });

  const save = async () => {
    const done = await change(() => setCalendar(input));
    const undo = async () => void (await change(() => setCalendar(before)));
    if (!done) return;
    forget();
    offerUndo({ text: "Weekly settings saved", note: "Booked visits do not change.", undo });
  };
  return (
    <>
      <h3 className={styles.settingsHead}>Visits per slot</h3>
      <ul className={styles.capacities}>
        {input.capacities.map(({ slot, homes }) => (
          <li key={slot}>
            <span>{slot}</span>
            <Stepper label={slot} value={homes} least={0} most={MOST_HOMES} names={[`One visit fewer, ${slot}`, `One visit more, ${slot}`]} onChange={(to) => setHomes(slot, to)} />
          </li>
        ))}
      </ul>
      <h3 className={styles.settingsHead}>Work of a maker</h3>
      <ul className={styles.capacities}>
        <li>
          <span>Points per day</span>
          <Stepper label="Points per day" value={points} least={1} most={MOST_POINTS} names={["One point fewer", "One point more"]} onChange={(pointsPerDay) => edit({ pointsPerDay })} />
        </li>
      </ul>
      <p className={shared.muted}>Each garment type has its points. The board shows who is full.</p>
      <fieldset className={styles.daysOff}>
        <legend>Closed every</legend>
        {WEEK.map(({ number, name }) => (
          <Choice key={number} label={name} checked={input.daysOff.includes(number)} onChange={({ target }) => setOff(number, target.checked)} />
        ))}
      </fieldset>
      <div className={styles.horizon}>
        <Field
          id={`${id}-horizon`}
          label="Days customers can book ahead"
          hint={`From 1 to ${MOST_DAYS}. Booked visits do not change.`}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_DAYS}
          value={days}
          error={daysWrong ? `Enter a number from 1 to ${MOST_DAYS}.` : undefined}
          onChange={({ target }) => edit({ days: target.value })}
        />
      </div>
      {!same(input, before) && (
        <div className={styles.acts}>
          <Button small busy={busy} disabled={daysWrong} onClick={() => void save()}>
            Save
          </Button>
          <IconButton icon="close" label="Discard changes" onClick={forget} />
        </div>
      )}
    </>
  );
}

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** Names of the buttons: fewer and more. */
  names: readonly [string, string];
  onChange: (value: number) => void;
}

function Stepper({ label, value, least, most, names, onChange }: StepperProps) {
  return (
    <span className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={names[0]} disabled={value <= least} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={names[1]} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </button>
    </span>
  );
}
