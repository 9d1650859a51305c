import type { SetupStep } from "../../site/adminPart";
import styles from "./Checklist.later.module.css";

/** How long these steps take together, in minutes. */
export const minutesOf = (steps: readonly SetupStep[]): number => steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** The smallest part of the tape that a label needs on a phone. */
const LABEL_SHARE = 0.1;

/** Which ends are written: the last one, and those that have room before the next one that is written. */
export function labelled(ends: readonly number[]): ReadonlySet<number> {
  const all = ends.at(-1) ?? 0;
  const shown = new Set<number>();
  let next = Infinity;
  for (const end of ends.toReversed()) {
    if (next - end < all * LABEL_SHARE) continue;
    shown.add(end);
    next = end;
  }
  return shown;
}

/** The progress, drawn as a measuring tape: done steps first, each as long as it takes. The text beside it says the same. */
export function Tape({ steps }: { steps: readonly SetupStep[] }) {
  const inOrder = steps.toSorted((one, other) => Number(other.done) - Number(one.done));
  const all = minutesOf(steps);
  const measured = minutesOf(steps.filter(({ done }) => done));
  const ends = inOrder.map((_, index) => minutesOf(inOrder.slice(0, index + 1)));
  const shown = labelled(ends);
  return (
    <div className={styles.tape} aria-hidden="true">
      <div className={styles.measured} style={{ width: `${all === 0 ? 0 : (measured / all) * 100}%` }} />
      <ol style={{ gridTemplateColumns: inOrder.map(({ minutes }) => `${minutes}fr`).join(" ") }}>
        {ends.map((end, index) => (
          <li key={index}>{shown.has(end) && end}</li>
        ))}
      </ol>
    </div>
  );
}
