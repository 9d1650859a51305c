import type { MeasuredLength, Measuring } from "../../../api/schema";
import { lengthNumber, type Unit } from "../measurements/lengths";

/** A length with what it was the time before. */
export interface ChangedLength extends MeasuredLength {
  /** In cm; absent if it was not measured then, or is the same. */
  before?: number;
}

/** The lengths of one time, each with what it was the time before, as far as it changed. */
export function changedSince(now: Measuring, before: Measuring | undefined): ChangedLength[] {
  return now.lengths.map((length) => {
    const was = before?.lengths.find(({ field }) => field === length.field)?.cm;
    return was === undefined || was === length.cm ? length : { ...length, before: was };
  });
}

/** "Bust 34½ → 35¼" for each changed length; empty for the first time. */
export function changeTexts(now: Measuring, before: Measuring | undefined, unit: Unit): string[] {
  if (!before) return [];
  const changed = changedSince(now, before).flatMap(({ label, cm, before: was }) => (was === undefined ? [] : [`${label} ${lengthNumber(was, unit)} → ${lengthNumber(cm, unit)}`]));
  const added = now.lengths.filter(({ field }) => before.lengths.every((length) => length.field !== field)).map(({ label, cm }) => `${label} ${lengthNumber(cm, unit)}`);
  return [...changed, ...added];
}
