import { Panel } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { rupees } from "../../../../format/money";
import { useIsOwner } from "../../../../session/useIsOwner";
import { Anchor } from "../../../../ui/Anchor";
import shared from "../../../../ui/shared.module.css";
import * as paths from "../paths";
import { Line } from "./DayList";
import styles from "./Payments.later.module.css";
import { customerMoney } from "./queries";

/** What a customer's orders cost, what she paid and what is left: the owner's business alone. */
export function CustomerMoneyPanel({ userId }: { userId: number }) {
  return useIsOwner() ? <Hers userId={userId} /> : null;
}

function Hers({ userId }: { userId: number }) {
  const { data: money } = useFresh(customerMoney(userId));
  if (!money) return null;
  return (
    <Panel title="Money">
      <dl className={styles.sums}>
        <div>
          <dt>{money.pricedOrders === 1 ? "1 order" : `${money.pricedOrders} orders`}</dt>
          <dd>{rupees(money.agreedPaise)}</dd>
        </div>
        <div>
          <dt>Still due</dt>
          <dd>{rupees(money.duePaise)}</dd>
        </div>
        <div>
          <dt>Paid in all</dt>
          <dd>{rupees(money.receivedPaise - money.returnedPaise)}</dd>
        </div>
      </dl>
      {money.returnedPaise > 0 && (
        <p className={shared.muted}>
          {rupees(money.receivedPaise)} came, {rupees(money.returnedPaise)} went back.
        </p>
      )}
      {money.latest.length === 0 ? (
        <p className={shared.muted}>No payments yet.</p>
      ) : (
        <ul className={styles.hers} aria-label="Her payments">
          {money.latest.map((movement) => (
            <Line key={movement.key} movement={movement} hers />
          ))}
        </ul>
      )}
      {money.count > money.latest.length && (
        <p className={styles.months}>
          <Anchor className={shared.stitch} href={`${paths.payments}?customer=${userId}`}>
            All {money.count} payments
          </Anchor>
        </p>
      )}
    </Panel>
  );
}
