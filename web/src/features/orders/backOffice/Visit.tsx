import type { OrderLine } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import { classNames } from "../../../ui/classNames";
import styles from "./Calendar.later.module.css";
import { detail } from "./paths";
import { areaText, purposeText } from "./subject";
import { Ways } from "./ways";

/** One visit in the calendar. */
export function Visit({ visit, ways }: { visit: OrderLine; ways?: boolean }) {
  const asks = visit.status === "Pending";
  return (
    <div className={classNames(styles.visit, asks && styles.asks)}>
      <div>
        <b>
          <Anchor href={detail(visit.id)}>{visit.customer}</Anchor>
        </b>
        <p>
          <b>{purposeText(visit)}</b>
          {visit.pinCode && `, ${areaText(visit)}`}
        </p>
        {!asks && <p>{visit.serviceName}</p>}
        {visit.visitAssignee && <p>{visit.visitAssignee.name} goes</p>}
      </div>
      {ways && <Ways of={visit} ways={["call", "map"]} />}
    </div>
  );
}

/** A trial in the shop: it takes no place of a visit. */
export function TrialLine({ order, ways }: { order: OrderLine; ways?: boolean }) {
  return (
    <div className={classNames(styles.visit, styles.trial)}>
      <div>
        <b>
          <Anchor href={detail(order.id)}>{order.customer}</Anchor>
        </b>
        <p>Trial: {order.serviceName}</p>
      </div>
      {ways && <Ways of={order} ways={["call"]} />}
    </div>
  );
}

/** One square per visit that fits: taken or free. */
export function Squares({ taken, free }: { taken: number; free: number }) {
  return (
    <span className={styles.squares} aria-hidden="true">
      {Array.from({ length: Math.min(taken + free, 8) }, (_, place) => (
        <i key={place} className={place < taken ? styles.taken : undefined} />
      ))}
    </span>
  );
}
