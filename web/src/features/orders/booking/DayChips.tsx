import shared from "../../../ui/shared.module.css";
import { weekday } from "../myOrders/days";
import { copy } from "./copy";
import { weekdayOf, type NextDay } from "./slots";
import styles from "./DayChips.later.module.css";

interface Props {
  /** The name of the choice in the page. */
  name: string;
  days: readonly NextDay[];
  chosen: string;
  onDay: (day: string) => void;
}

/** The next days with their free places. One that is full or closed cannot be chosen; later days have the date field. */
export function DayChips({ name, days, chosen, onDay }: Props) {
  return (
    <fieldset className={styles.room}>
      <legend className={shared.hidden}>{copy.when.next}</legend>
      <div className={styles.days}>
        {days.map(({ day, closed, free }) => {
          const room = free === undefined ? undefined : closed ? copy.when.shut : free === 0 ? copy.when.full : copy.when.places(free);
          return (
            <label key={day} className={styles.day}>
              <input type="radio" name={name} value={day} checked={day === chosen} disabled={free === 0} onChange={() => onDay(day)} />
              <small aria-hidden="true">{weekdayOf(day).slice(0, 3)}</small>
              <b aria-hidden="true">{Number(day.slice(8))}</b>
              <small aria-hidden="true">{room ?? "\u00a0"}</small>
              <span className={shared.hidden}>{[weekday(day), room].filter(Boolean).join(", ")}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
