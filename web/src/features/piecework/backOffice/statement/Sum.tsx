import { monthOf } from "../../../../admin/months";
import type { PieceworkStatement } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { Badge } from "../../../../ui/Badge";
import styles from "../Piecework.later.module.css";

const WHOLE = 100;

/** What is left to pay, with the paid share as a tape. */
export function Sum({ of: { month, duePaise, paidPaise, earnedPaise, unpriced, closedAt } }: { of: PieceworkStatement }) {
  const share = earnedPaise > 0 ? Math.min(WHOLE, Math.max(0, Math.round((paidPaise / earnedPaise) * WHOLE))) : 0;
  return (
    <section className={styles.sum}>
      <p>{duePaise < 0 ? "Paid too much" : "Balance to pay"}</p>
      <p className={styles.big}>{rupees(Math.abs(duePaise))}</p>
      {earnedPaise > 0 && (
        <div className={styles.tape} role="img" aria-label={`${rupees(paidPaise)} of ${rupees(earnedPaise)} paid`}>
          <i style={{ inlineSize: `${share}%` }} />
          {share >= 20 && <span>Paid</span>}
          {share <= 75 && <span>Balance</span>}
        </div>
      )}
      <p className={styles.legend}>
        <span>
          <b>{rupees(paidPaise)}</b> paid
        </span>
        <span>
          of <b>{rupees(earnedPaise)}</b> earned{month === monthOf() ? " so far" : ""}
        </span>
      </p>
      {(unpriced > 0 || closedAt !== undefined) && (
        <p className={styles.notes}>
          {unpriced > 0 && <Badge kind="bad">{`${unpriced} without a rate`}</Badge>}
          {closedAt !== undefined && <Badge kind="solid" icon="check">{`Closed ${day(closedAt)}`}</Badge>}
        </p>
      )}
    </section>
  );
}
