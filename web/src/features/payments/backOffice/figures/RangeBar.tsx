import { useLocation } from "wouter";
import { todayInIndia } from "../../../../admin/form/today";
import { Anchor } from "../../../../ui/Anchor";
import { Field, Select } from "../../../../ui/Field";
import styles from "./Figures.later.module.css";
import { addressOf, presetOf, presetRange, PRESETS, rangeText, type Compare, type Range } from "./range";

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
  /** Another day keeps the range in order. */
  const setDay = (day: Partial<Range>) => {
    if (Object.values(day).includes("")) return;
    const next = { ...range, ...day };
    go(next.from <= next.to ? next : day.from ? { from: day.from, to: day.from } : { from: next.to, to: next.to });
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
        <Field label="From" hideLabel type="date" max={today} value={range.from} onChange={({ target }) => setDay({ from: target.value })} />
        <span aria-hidden="true">to</span>
        <Field label="To" hideLabel type="date" max={today} value={range.to} onChange={({ target }) => setDay({ to: target.value })} />
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

const optionText = (what: string, chosen: boolean, compared: Range | undefined, today: string): string =>
  chosen && compared ? `Compared with ${rangeText(compared, today)}` : `Compared with ${what}`;
