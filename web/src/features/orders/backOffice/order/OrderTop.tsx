import { dayInIndia } from "../../../../admin/form/today";
import { useAdminParts } from "../../../../admin/parts";
import type { Order } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { useMay } from "../../../auth/public/useMay";
import styles from "./Order.later.module.css";

/** The order's number and its money, with the button that records a payment: stays in sight. */
export function OrderTop({ order }: { order: Order }) {
  const parts = useAdminParts();
  const takes = useMay("counter");
  const { pricePaise, paidPaise, balancePaise } = order;
  const pieces = order.pieces.length === 1 ? "1 piece" : `${order.pieces.length} pieces`;
  return (
    <div className={styles.top}>
      <p className={styles.number}>
        <b>{order.number}</b>, {pieces}
      </p>
      {pricePaise !== undefined && (
        <dl className={styles.money}>
          <div>
            <dt>Price</dt>
            <dd>{rupees(pricePaise)}</dd>
          </div>
          <div>
            <dt>Paid</dt>
            <dd>{rupees(paidPaise ?? 0)}</dd>
          </div>
          <div>
            <dt>Balance due</dt>
            <dd>{rupees(balancePaise ?? 0)}</dd>
          </div>
        </dl>
      )}
      {takes && order.step !== undefined && parts.map(({ recordPayment: Record }, place) => Record && <Record key={place} orderId={order.id} since={dayInIndia(order.createdAt)} />)}
    </div>
  );
}
