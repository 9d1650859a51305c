import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { todayInIndia } from "../../../../admin/form/today";
import { Anchor } from "../../../../ui/Anchor";
import { Field, Select } from "../../../../ui/Field";
import styles from "./Figures.later.module.css";
import { addressOf, presetOf, presetRange, PRESETS, rangeText, type Compare, type Range } from "./range";

/** No shop has figures from before. */
const EARLIEST = "2000-01-01";

interface Props {
  path: string;
  range: Range;
  /** Without it nothing is compared. */
  compare?: Compare;
  /** The days it is compared with, once they are known. */
  compared?: Range | undefined;
}

/** Chooses the days of a report: a preset, or the first and the last day. */
export function RangeBar({ path, range, compare, compared }: Props) {
  const [, navigate] = useLocation();
  const today = todayInIndia();
  const current = presetOf(range, today);
  const go = (next: Range, how: Compare | undefined = compare) => navigate(addressOf(path, next, how), { replace: true });
  const keepsOrder = (day: Partial<Range>) => {
    const next = { ...range, ...day };
    return next.from <= next.to;
  };
  /** Another day keeps the range in order. */
  const setDay = (day: Partial<Range>) => {
    const next = { ...range, ...day };
    go(keepsOrder(day) ? next : day.from ? { from: day.from, to: day.from } : { from: next.to, to: next.to });
  };
  return (
    <div className={styles.bar}>
      <nav aria-label="Range" className={styles.presets}>
        {PRESETS.map(([preset, label]) => (
          <Anchor key={preset} href={addressOf(path, presetRange(preset, today), compare)} aria-current={preset === current ? "true" : undefined}>
            {label}
          </Anchor>
        ))}
      </nav>
      <div className={styles.days}>
        <DayField label="From" today={today} value={range.from} isFinal={(from) => keepsOrder({ from })} onDay={(from) => setDay({ from })} />
        <span aria-hidden="true">to</span>
        <DayField label="To" today={today} value={range.to} isFinal={(to) => keepsOrder({ to })} onDay={(to) => setDay({ to })} />
      </div>
      {compare && (
        <Select label="Compared with" hideLabel className={styles.compare} value={compare} onChange={({ target }) => go(range, target.value as Compare)}>
          <option value="before">{optionText("days before", compare === "before", compared, today)}</option>
          <option value="last_year">{optionText("last year", compare === "last_year", compared, today)}</option>
          <option value="none">Not compared</option>
        </Select>
      )}
    </div>
  );
}

interface DayFieldProps {
  label: string;
  today: string;
  value: string;
  /** Whether a day that may be half typed can be taken at once. */
  isFinal: (day: string) => boolean;
  onDay: (day: string) => void;
}

/** A day of the range. While it is typed, it holds what was typed so far: 2026 is the year 2, 20 and 202 on its way. */
function DayField({ label, today, value, isFinal, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  const byKeys = useRef(false);
  const isDay = (day: string) => day >= EARLIEST && day <= today;
  const change = (day: string) => {
    setTyped(day);
    if (isDay(day) && (!byKeys.current || isFinal(day))) onDay(day);
  };
  const leave = () => {
    if (typed !== undefined && typed !== value && isDay(typed)) onDay(typed);
    setTyped(undefined);
    byKeys.current = false;
  };
  return (
    <Field
      label={label}
      hideLabel
      type="date"
      min={EARLIEST}
      max={today}
      value={typed ?? value}
      onKeyDown={() => {
        byKeys.current = true;
      }}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
    />
  );
}

const optionText = (what: string, chosen: boolean, compared: Range | undefined, today: string): string =>
  chosen && compared ? `Compared with ${rangeText(compared, today)}` : `Compared with ${what}`;
