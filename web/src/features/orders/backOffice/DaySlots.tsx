import { AdminIcon } from "../../../admin/AdminIcon";
import { Panel } from "../../../admin/Screen";
import type { CalendarDay, CalendarSettings, CalendarWeek, VisitSlot } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import styles from "./Calendar.later.module.css";
import { closedText, FULL_DAY, isOver, PARTS, roomOf, slotOf, summary, visitsOf, wholeDayOf } from "./places";
import { todayInIndia, weekday, weekdayOf } from "./subject";
import { Squares, Visit } from "./Visit";

/** The week as a strip of days for phones; the chosen day is shown below. */
export function DayStrip({ week, day, onDay }: { week: CalendarWeek; day: string; onDay: (day: string) => void }) {
  const today = todayInIndia();
  const room = roomOf(week.settings);
  return (
    <div className={styles.strip} role="group" aria-label="Day">
      {week.days.map((one) => {
        const taken = wholeDayOf(one).length > 0 ? 1 : room > 0 ? Math.min(visitsOf(one).length / room, 1) : 0;
        return (
          <button key={one.day} type="button" aria-pressed={one.day === day} onClick={() => onDay(one.day)}>
            <small aria-hidden="true">{weekdayOf(one.day).slice(0, 3)}</small>
            <b aria-hidden="true" className={classNames(one.day === today && styles.today)}>
              {Number(one.day.slice(8))}
            </b>
            <span className={classNames(styles.gauge, one.closed && styles.shut)} aria-hidden="true">
              <i style={{ width: `${taken * 100}%` }} />
            </span>
            <span className={shared.hidden}>
              {weekday(one.day)}, {summary(one)}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** The slots of one day, in order. */
export function DaySlots({ day, settings, onAdd }: { day: CalendarDay; settings: CalendarSettings; onAdd: (slot: VisitSlot) => void }) {
  const whole = wholeDayOf(day);
  if (day.closed || whole.length > 0) {
    return (
      <Panel title={day.closed ? closedText(day) : FULL_DAY}>
        {visitsOf(day).length === 0 && <p className={shared.muted}>Closed on this day.</p>}
        {visitsOf(day).map((visit) => (
          <Visit key={visit.id} visit={visit} ways />
        ))}
      </Panel>
    );
  }
  return PARTS.map((part) => {
    const slot = slotOf(day, part);
    const free = slot?.free ?? 0;
    const visits = slot?.visits ?? [];
    const homes = settings.capacities.find((one) => one.slot === part)?.homes ?? 0;
    return (
      <section key={part} className={styles.part}>
        <div className={styles.partHead}>
          <h3>{part}</h3>
          <Squares taken={visits.length} free={free} />
          <span>{homes === 0 ? "Closed" : isOver(day.day, part) ? "Over" : free === 0 ? "Full" : `${free} free`}</span>
        </div>
        {visits.map((visit) => (
          <Visit key={visit.id} visit={visit} ways />
        ))}
        {free > 0 && day.day >= todayInIndia() && (
          <button type="button" className={styles.addVisit} onClick={() => onAdd(part)}>
            <AdminIcon name="plus" />
            Add a visit<span className={shared.hidden}>{`, ${weekday(day.day)}, ${part}`}</span>
          </button>
        )}
      </section>
    );
  });
}
