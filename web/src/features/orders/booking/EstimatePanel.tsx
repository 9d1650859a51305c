import { rupees } from "../../../format/money";
import { weekday } from "../myOrders/days";
import { copy } from "./copy";
import type { Estimate } from "./estimate";
import styles from "./Estimate.later.module.css";
import { isDay } from "./slots";
import type { Values } from "./values";

interface Props {
  estimate: Estimate;
  visit: Pick<Values, "appointmentDate" | "appointmentTime" | "neededBy">;
}

/** What the pieces are expected to cost, line by line, beside the form. */
export function EstimatePanel({ estimate: { pieces, rushPaise, totalPaise }, visit }: Props) {
  if (totalPaise === undefined) return null;
  return (
    <section className={styles.panel} aria-label={copy.estimate.title}>
      <h2>{copy.estimate.title}</h2>
      <dl>
        {pieces.map(
          ({ key, title, forWhom, quantity, options, paise }) =>
            paise !== undefined && (
              <div key={key}>
                <dt>
                  {quantity > 1 && `${quantity} × `}
                  {title}
                  <small>{[forWhom && copy.pieces.forWhom(forWhom), ...options.map(({ name }) => name)].filter(Boolean).join(", ")}</small>
                </dt>
                <dd>{rupees(paise)}</dd>
              </div>
            ),
        )}
        {rushPaise > 0 && (
          <div>
            <dt>{copy.estimate.rush(weekday(visit.neededBy))}</dt>
            <dd>+{rupees(rushPaise)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.total}>
        {copy.pieces.count(pieces.length)} <b>{copy.estimate.from(rupees(totalPaise))}</b>
      </p>
      <p className={styles.note}>
        {isDay(visit.appointmentDate) && visit.appointmentTime && `${weekday(visit.appointmentDate)}, ${visit.appointmentTime}. `}
        {copy.estimate.note}
      </p>
    </section>
  );
}

/** The total beside the submit button, which is sticky on phones; before there is one, day and time. */
export function StickySummary({ estimate: { pieces, rushPaise, totalPaise }, visit }: Props) {
  const count = copy.pieces.count(pieces.length);
  if (totalPaise !== undefined) {
    return (
      <p className={styles.sticky}>
        <b>{copy.estimate.from(rupees(totalPaise))}</b>
        <span>{rushPaise > 0 ? copy.estimate.withRush(count) : count}</span>
      </p>
    );
  }
  if (!isDay(visit.appointmentDate)) return null;
  return (
    <p className={styles.sticky}>
      <b>{weekday(visit.appointmentDate)}</b>
      {visit.appointmentTime && <span>{visit.appointmentTime}</span>}
    </p>
  );
}
