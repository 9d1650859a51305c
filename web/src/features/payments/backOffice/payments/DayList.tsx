import { AdminIcon } from "../../../../admin/AdminIcon";
import { TestBadge } from "../../../../admin/TestBadge";
import { todayInIndia } from "../../../../admin/form/today";
import type { Transaction } from "../../../../api/schema";
import { day, longDay } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { classNames } from "../../../../ui/classNames";
import shared from "../../../../ui/shared.module.css";
import styles from "./Payments.later.module.css";
import { aboutOf, isAway, ORDERS, placeOf, standingOf } from "./messages";

const INDIA_AHEAD_MS = 330 * 60_000;
const DAY_MS = 86_400_000;

/** The day in India of a time. */
const dayIn = (at: string): string => new Date(Date.parse(at) + INDIA_AHEAD_MS).toISOString().slice(0, 10);

function dayText(day: string): string {
  const today = todayInIndia();
  if (day === today) return "Today";
  const before = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  return day === before ? "Yesterday" : longDay(day);
}

/** Transactions, grouped by day. */
export function DayList({ transactions, label }: { transactions: readonly Transaction[]; label: string }) {
  const days = [...new Set(transactions.map(({ at }) => dayIn(at)))];
  return (
    <div role="group" aria-label={label}>
      {days.map((day) => (
        <section key={day} className={styles.day}>
          <h2>{dayText(day)}</h2>
          <ul>
            {transactions
              .filter(({ at }) => dayIn(at) === day)
              .map((transaction) => (
                <Line key={transaction.key} transaction={transaction} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** One transaction: titled with its purpose on a customer's page, otherwise with the customer. */
export function Line({ transaction, ofCustomer = false }: { transaction: Transaction; ofCustomer?: boolean }) {
  const { what, kind, customer, amountPaise, state } = transaction;
  const about = aboutOf(transaction);
  const icon = what === "refund" ? "undo" : what === "counter" ? "payments" : kind === ORDERS ? "orders" : "courses";
  const bad = state === "failed" || state === "refund_due";
  return (
    <li className={styles.line}>
      <span className={classNames(styles.mark, styles[icon])}>
        <AdminIcon name={icon} />
      </span>
      <div className={styles.text}>
        <Anchor href={placeOf(transaction)}>
          {ofCustomer ? <About transaction={transaction} /> : (customer ?? "Deleted account")}
          {!ofCustomer && <span className={shared.hidden}>, {about}</span>}
        </Anchor>
        {ofCustomer ? (
          <p>{day(transaction.at)}</p>
        ) : (
          <p aria-hidden="true">
            <About transaction={transaction} />
          </p>
        )}
      </div>
      <div className={styles.amount}>
        <b className={classNames(amountPaise < 0 && styles.out, isAway(transaction) && styles.away)}>{rupees(amountPaise)}</b>
        <p className={classNames(bad && styles.bad)}>
          {transaction.test && (
            <>
              <TestBadge />{" "}
            </>
          )}
          {standingOf(transaction)}
        </p>
      </div>
    </li>
  );
}

/** What it was for; an order's number is not broken at its hyphen. */
function About({ transaction }: { transaction: Transaction }) {
  const about = aboutOf(transaction);
  const { kind, title } = transaction;
  const place = kind === ORDERS ? about.indexOf(title) : -1;
  if (place < 0) return about;
  return (
    <>
      {about.slice(0, place)}
      <span className={styles.number}>{title}</span>
      {about.slice(place + title.length)}
    </>
  );
}
