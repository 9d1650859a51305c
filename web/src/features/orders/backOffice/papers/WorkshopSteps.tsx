import styles from "./Papers.later.module.css";

const STEPS = ["Cut", "Stitch", "Trial", "Finish", "Iron", "Check"] as const;

/** Boxes that the workshop ticks and dates by hand. */
export function WorkshopSteps() {
  return (
    <ul className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>
          <span className={styles.box} />
          <span className={styles.date} />
          {step}
        </li>
      ))}
    </ul>
  );
}
