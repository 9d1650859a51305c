import type { SetupStep } from "../../site/adminPart";
import styles from "./Checklist.later.module.css";

/** How long these steps take together, in minutes. */
export const minutesOf = (steps: readonly SetupStep[]): number => steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** The progress, drawn as a measuring tape: done steps first, each as long as it takes. The text beside it says the same. */
export function Tape({ steps }: { steps: readonly SetupStep[] }) {
  const inOrder = steps.toSorted((one, other) => Number(other.done) - Number(one.done));
  const all = minutesOf(steps);
  const measured = minutesOf(steps.filter(({ done }) => done));
  const ends = inOrder.map((_, index) => minutesOf(inOrder.slice(0, index + 1)));
  return (
    <div className={styles.tape} aria-hidden="true">
      <div className={styles.measured} style={{ width: `${all === 0 ? 0 : (measured / all) * 100}%` }} />
      <ol style={{ gridTemplateColumns: inOrder.map(({ minutes }) => `${minutes}fr`).join(" ") }}>
        {ends.map((end, index) => (
          <li key={index}>{end}</li>
        ))}
      </ol>
    </div>
  );
}
