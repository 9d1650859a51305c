import { Panel } from "../../../admin/Screen";
import type { Order } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { moment } from "../myOrders/days";
import styles from "./OrderDetail.later.module.css";

interface Happening {
  what: string;
  at: string;
  by: string;
}

const MESSAGES: Readonly<Record<string, string>> = {
  Pending: "Requested an appointment",
  "Order Placed": "Approved: Order Placed",
  Rejected: "Declined",
  Cancelled: "Cancelled",
};

function happeningsOf(order: Order): Happening[] {
  const steps = order.history.map(({ status, at, by }, place) => ({
    what: place === 0 && status === "Order Placed" ? "Created in the shop" : (MESSAGES[status] ?? status),
    at,
    by: by === "customer" ? order.firstName : "the shop",
  }));
  const paid = order.advancePaidAt
    ? [{ what: `${order.advance === "test" ? "TEST: advance" : "Advance"} ${rupees(order.advancePaise ?? 0)} paid`, at: order.advancePaidAt, by: order.firstName }]
    : [];
  return [...paid, ...steps.toReversed()].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** The order's history, newest first. */
export function HistoryPanel({ order }: { order: Order }) {
  return (
    <Panel title="History">
      <ol className={styles.history}>
        {happeningsOf(order).map(({ what, at, by }, place) => (
          <li key={place}>
            <b>{what}</b>
            <span>
              {moment(at)}, by {by}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
