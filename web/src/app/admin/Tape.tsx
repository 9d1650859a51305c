import type { SetupStep } from "../../site/adminPart";
import styles from "./Checklist.later.module.css";

const MINUTES_A_STEP = 4;

export const minutesOf = (steps: readonly SetupStep[]): number => steps.length * MINUTES_A_STEP;

/** The progress, drawn as a measuring tape. The text beside it says the same. */
export function Tape({ done, of }: { done: number; of: number }) {
  return (
    <div className={styles.tape} aria-hidden="true">
      <div className={styles.measured} style={{ width: `${of === 0 ? 0 : (done / of) * 100}%` }} />
      <ol style={{ gridTemplateColumns: `repeat(${of}, 1fr)` }}>
        {Array.from({ length: of }, (_, place) => (
          <li key={place}>{place + 1}</li>
        ))}
      </ol>
    </div>
  );
}
