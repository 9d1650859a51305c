import { Panel } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { rupees } from "../../../../format/money";
import { useIsOwner } from "../../../auth/public/useIsOwner";
import { Anchor } from "../../../../ui/Anchor";
import shared from "../../../../ui/shared.module.css";
import * as paths from "../paths";
import { Line } from "./DayList";
import styles from "./Payments.later.module.css";
import { customerMoney } from "./queries";

/** A customer's totals: ordered, paid and due. For owners only. */
export function CustomerMoneyPanel({ userId }: { userId: number }) {
  return useIsOwner() ? <Money userId={userId} /> : null;
}

function Money({ userId }: { userId: number }) {
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
          <dt>Total paid</dt>
          <dd>{rupees(money.receivedPaise - money.returnedPaise)}</dd>
        </div>
      </dl>
      {money.returnedPaise > 0 && (
        <p className={shared.muted}>
          {rupees(money.receivedPaise)} received, {rupees(money.returnedPaise)} refunded.
        </p>
      )}
      {money.latest.length === 0 ? (
        <p className={shared.muted}>No payments yet.</p>
      ) : (
        <ul className={styles.ofCustomer} aria-label="Payments">
          {money.latest.map((transaction) => (
            <Line key={transaction.key} transaction={transaction} ofCustomer />
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
