import type { CalendarSettings } from "../../../api/schema";
import shared from "../../../ui/shared.module.css";
import styles from "./Calendar.later.module.css";
import { FULL_DAY, WEEK } from "./places";

/** The weekly settings, read-only: only the owner changes them. */
export function CalendarFacts({ settings: { capacities, daysOff } }: { settings: CalendarSettings }) {
  const closed = WEEK.filter(({ number }) => daysOff.includes(number)).map(({ name }) => name);
  return (
    <>
      <h3 className={styles.settingsHead}>Visits per slot</h3>
      <ul className={styles.capacities}>
        {capacities
          .filter(({ slot }) => slot !== FULL_DAY)
          .map(({ slot, homes }) => (
            <li key={slot}>
              <span>{slot}</span>
              <b>{homes}</b>
            </li>
          ))}
      </ul>
      <p>{closed.length > 0 ? `Closed every ${closed.join(" and ")}.` : "Open every day."}</p>
      <p className={shared.muted}>Only the owner can change these settings and close or open days.</p>
    </>
  );
}
