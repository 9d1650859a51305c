import type { PieceColumn } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import styles from "./Board.later.module.css";
import { loadText } from "./boardView";
import { weekday, weekdayOf } from "./subject";

/** Bars of what a maker has to finish on each of the next seven days, in points. */
export function MakerLoad({ of: { maker, load }, pointsPerDay }: { of: PieceColumn; pointsPerDay: number }) {
  return (
    <>
      <ol className={styles.load} aria-label={`Load of ${maker?.name ?? ""}`}>
        {load.map(({ day, points }) => {
          const over = points > pointsPerDay;
          return (
            <li key={day} className={classNames(over && styles.over)}>
              <span className={styles.gauge} aria-hidden="true">
                <i style={{ height: `${Math.min(points / pointsPerDay, 1) * 100}%` }} />
              </span>
              <b aria-hidden="true">{points}</b>
              <small aria-hidden="true">{weekdayOf(day).slice(0, 3)}</small>
              <span className={shared.hidden}>{`${weekday(day)}: ${points} of ${pointsPerDay} points`}</span>
            </li>
          );
        })}
      </ol>
      <p className={styles.loadText}>{loadText(load, pointsPerDay)}</p>
    </>
  );
}
