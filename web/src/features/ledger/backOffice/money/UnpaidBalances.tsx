import { Panel, WaitingInside } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { BalancesReport } from "../../../../api/schema";
import { count, rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import shared from "../../../../ui/shared.module.css";
import { sinceText } from "../figures/balanceDays";
import { balancesView } from "../figures/queries";
import { balances } from "../paths";
import styles from "./Money.later.module.css";

const FIRST = 5;
const SKELETON_LINES = 8;

/** The orders with a balance, due longest first. */
export function UnpaidBalances() {
  const { data, error, refetch } = useFresh(balancesView());
  const all = data && data.count > 0 && (
    <Anchor href={balances} className={shared.stitch}>
      View all {count(data.count)}
    </Anchor>
  );
  return (
    <Panel title="Unpaid balances" aside={all}>
      {data ? <Balances report={data} /> : <WaitingInside lines={SKELETON_LINES} failure={error} onRetry={() => void refetch()} />}
    </Panel>
  );
}

function Balances({ report: { totalPaise, orders } }: { report: BalancesReport }) {
  if (orders.length === 0) return <p className={shared.muted}>All orders are paid.</p>;
  return (
    <>
      <ul className={styles.latest}>
        {orders.slice(0, FIRST).map((order) => (
          <li key={order.orderId}>
            <div>
              <b>
                <Anchor href={`/admin/orders/${order.orderId}`}>{order.customer || order.number}</Anchor>
              </b>
              <p>
                {order.number}, {sinceText(order)}
              </p>
            </div>
            <b>{rupees(order.balancePaise)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.total}>{rupees(totalPaise)} in total</p>
    </>
  );
}
