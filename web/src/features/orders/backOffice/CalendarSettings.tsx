import { useId, useState } from "react";
import { offerUndo } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import type { CalendarSettings as Settings } from "../../../api/schema";
import { Button, IconButton } from "../../../ui/Button";
import { Choice, Field } from "../../../ui/Field";
import styles from "./Calendar.later.module.css";
import { FULL_DAY, WEEK } from "./places";
import { setCalendar } from "./queries";

const MOST_HOMES = 50;
const MOST_DAYS = 365;

const same = (one: Settings, other: Settings): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Visits per slot, weekly days off, and how far ahead customers can book. */
export function CalendarSettings({ settings }: { settings: Settings }) {
  const before: Settings = { ...settings, capacities: settings.capacities.filter(({ slot }) => slot !== FULL_DAY) };
  const [changed, setChanged] = useState<Settings>();
  /** The typed text, which may not be a number yet. */
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const days = typed ?? String(before.horizonDays);
  const daysWrong = !/^\d+$/.test(days) || Number(days) < 1 || Number(days) > MOST_DAYS;
  const input: Settings = { ...(changed ?? before), horizonDays: daysWrong ? Number.NaN : Number(days) };
  const { busy, change } = useChange();

  const setHomes = (slot: string, homes: number) =>
    setChanged({
      ...input,
      capacities: input.capacities.map((one) => (one.slot === slot ? { ...one, homes: Math.max(0, Math.min(MOST_HOMES, homes)) } : one)),
    });
  const forget = () => {
    setChanged(undefined);
    setTyped(undefined);
  };
  const setOff = (day: number, off: boolean) =>
    setChanged({ ...input, daysOff: WEEK.map(({ number }) => number).filter((number) => (number === day ? off : input.daysOff.includes(number))).toSorted((one, other) => one - other) });

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
            <span className={styles.stepper} role="group" aria-label={slot}>
              <button type="button" aria-label={`One visit fewer, ${slot}`} disabled={homes === 0} onClick={() => setHomes(slot, homes - 1)}>
                −
              </button>
              <output aria-live="polite">{homes}</output>
              <button type="button" aria-label={`One visit more, ${slot}`} disabled={homes === MOST_HOMES} onClick={() => setHomes(slot, homes + 1)}>
                +
              </button>
            </span>
          </li>
        ))}
      </ul>
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
          onChange={({ target }) => setTyped(target.value)}
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
