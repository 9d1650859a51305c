import { AdminIcon } from "../../../admin/AdminIcon";
import type { CalendarDay, CalendarWeek, VisitSlot } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import styles from "./Calendar.later.module.css";
import { closedText, isOver, PARTS, slotOf, summary, trialsIn, visitsOf, wholeDayOf } from "./places";
import { beginOf, todayInIndia, weekday, weekdayOf } from "./subject";
import { TrialLine, Visit } from "./Visit";

interface Props {
  week: CalendarWeek;
  day: string;
  onDay: (day: string) => void;
  onAdd: (day: string, slot: VisitSlot) => void;
}

/** Whether a day is one cell from top to bottom: closed, or booked for the full day. */
const isWhole = (day: CalendarDay): boolean => day.closed || wholeDayOf(day).length > 0;

/** Seven days as columns, the slots and what is due as rows. */
export function WeekTable({ week, day: chosen, onDay, onAdd }: Props) {
  const today = todayInIndia();
  return (
    <div className={styles.frame}>
      <table className={styles.week} aria-label="Week">
        <thead>
          <tr>
            <th scope="col">
              <span className={shared.hidden}>Time</span>
            </th>
            {week.days.map((one) => (
              <th key={one.day} scope="col" aria-label={weekday(one.day)} className={classNames(one.day === today && styles.today)}>
                <button type="button" aria-pressed={one.day === chosen} onClick={() => onDay(one.day)}>
                  <span>{one.day === today ? "Today" : weekdayOf(one.day).slice(0, 3)}</span>
                  <b>{Number(one.day.slice(8))}</b>
                  <small>{summary(one)}</small>
                  <span className={shared.hidden}>, {weekday(one.day)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PARTS.map((slot, row) => (
            <tr key={slot}>
              <th scope="row">
                {beginOf(slot)} <span>to {slot.split(" To ")[1]}</span>
              </th>
              {week.days.map((one) => {
                if (!isWhole(one)) {
                  const over = isOver(one.day, slot);
                  return (
                    <td key={one.day} className={classNames(over && styles.over)}>
                      <Slot day={one} slot={slot} past={over} onAdd={() => onAdd(one.day, slot)} />
                    </td>
                  );
                }
                return row === 0 ? (
                  <td key={one.day} rowSpan={PARTS.length} className={classNames(one.day < today && styles.over, one.closed ? styles.closed : styles.whole)}>
                    <Whole day={one} />
                  </td>
                ) : null;
              })}
            </tr>
          ))}
          <tr className={styles.dueRow}>
            <th scope="row">Due</th>
            {week.days.map((one) => (
              <td key={one.day} className={classNames(one.day < today && styles.over)}>
                {one.due.length > 0 && (
                  <button type="button" onClick={() => onDay(one.day)}>
                    {one.due.length === 1 ? "1 piece" : `${one.due.length} pieces`}
                    <span className={shared.hidden}>{` due ${weekday(one.day)}`}</span>
                  </button>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const MOST_FREE = 4;

function Slot({ day, slot, past, onAdd }: { day: CalendarDay; slot: VisitSlot; past: boolean; onAdd: () => void }) {
  const found = slotOf(day, slot);
  if (!found) return null;
  return (
    <>
      {found.visits.map((visit) => (
        <Visit key={visit.id} visit={visit} />
      ))}
      {trialsIn(day, slot).map((order) => (
        <TrialLine key={order.id} order={order} />
      ))}
      {slot === PARTS[0] && trialsIn(day, undefined).map((order) => <TrialLine key={order.id} order={order} />)}
      {!past && found.free > 0 && (
        <button type="button" className={styles.free} onClick={onAdd}>
          <AdminIcon name="plus" />
          <span className={shared.hidden}>{`Add a visit, ${weekday(day.day)}, ${slot}`}</span>
        </button>
      )}
      {!past && found.free <= MOST_FREE && Array.from({ length: Math.max(found.free - 1, 0) }, (_, place) => <i key={place} className={styles.free} aria-hidden="true" />)}
      {!past && <p className={styles.freeText}>{found.free === 0 ? "Full" : found.free === 1 ? "1 free" : `${found.free} free`}</p>}
    </>
  );
}

function Whole({ day }: { day: CalendarDay }) {
  const visits = visitsOf(day);
  return (
    <>
      {day.closed && <p className={styles.closedText}>{closedText(day)}</p>}
      {!day.closed && <p className={styles.wholeText}>Full Day</p>}
      {visits.map((visit) => (
        <Visit key={visit.id} visit={visit} />
      ))}
      {day.trials.map((order) => (
        <TrialLine key={order.id} order={order} />
      ))}
    </>
  );
}
