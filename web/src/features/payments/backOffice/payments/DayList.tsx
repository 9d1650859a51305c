import { AdminIcon } from "../../../../admin/AdminIcon";
import { TestBadge } from "../../../../admin/TestBadge";
import { todayInIndia } from "../../../../admin/form/today";
import type { Movement } from "../../../../api/schema";
import { day, longDay } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { classNames } from "../../../../ui/classNames";
import shared from "../../../../ui/shared.module.css";
import styles from "./Payments.later.module.css";
import { aboutOf, isAway, ORDERS, placeOf, standingOf } from "./words";

const INDIA_AHEAD_MS = 330 * 60_000;
const DAY_MS = 86_400_000;

/** The day in India of a time. */
const dayIn = (at: string): string => new Date(Date.parse(at) + INDIA_AHEAD_MS).toISOString().slice(0, 10);

function dayWords(day: string): string {
  const today = todayInIndia();
  if (day === today) return "Today";
  const before = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  return day === before ? "Yesterday" : longDay(day);
}

/** Movements of money, a heading for each day. */
export function DayList({ movements, label }: { movements: readonly Movement[]; label: string }) {
  const days = [...new Set(movements.map(({ at }) => dayIn(at)))];
  return (
    <div role="group" aria-label={label}>
      {days.map((day) => (
        <section key={day} className={styles.day}>
          <h2>{dayWords(day)}</h2>
          <ul>
            {movements
              .filter(({ at }) => dayIn(at) === day)
              .map((movement) => (
                <Line key={movement.key} movement={movement} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** On the page of a customer a line says what it was for; anywhere else first of all whose it was. */
export function Line({ movement, ofCustomer = false }: { movement: Movement; ofCustomer?: boolean }) {
  const { what, kind, customer, amountPaise, state } = movement;
  const about = aboutOf(movement);
  const icon = what === "refund" ? "undo" : what === "counter" ? "payments" : kind === ORDERS ? "orders" : "courses";
  const bad = state === "failed" || state === "refund_due";
  return (
    <li className={styles.line}>
      <span className={classNames(styles.mark, styles[icon])}>
        <AdminIcon name={icon} />
      </span>
      <div className={styles.words}>
        <Anchor href={placeOf(movement)}>
          {ofCustomer ? about : (customer ?? "Deleted account")}
          {!ofCustomer && <span className={shared.hidden}>, {about}</span>}
        </Anchor>
        {ofCustomer ? <p>{day(movement.at)}</p> : <p aria-hidden="true">{about}</p>}
      </div>
      <div className={styles.amount}>
        <b className={classNames(amountPaise < 0 && styles.out, isAway(movement) && styles.away)}>{rupees(amountPaise)}</b>
        <p className={classNames(bad && styles.bad)}>
          {movement.test && (
            <>
              <TestBadge />{" "}
            </>
          )}
          {standingOf(movement)}
        </p>
      </div>
    </li>
  );
}
