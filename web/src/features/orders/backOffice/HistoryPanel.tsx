import { Panel } from "../../../admin/Screen";
import type { OrderDetail, OrderEvent } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { moment } from "../myOrders/days";
import styles from "./OrderDetail.later.module.css";

interface Happening {
  what: string;
  at: string;
  /** Absent where the order does not say: a payment came online or was recorded by the team. */
  by?: string;
}

const MESSAGES: Readonly<Record<string, string>> = {
  Pending: "Requested an appointment",
  "Order Placed": "Approved: Order Placed",
  Rejected: "Declined",
  Cancelled: "Cancelled",
};

/** A team member by name; one who has left is the shop. */
const actorOf = ({ by, name }: OrderEvent, customer: string): string => (by === "customer" ? customer : (name ?? "the shop"));

function happeningsOf({ order, history }: OrderDetail): Happening[] {
  const steps = history.map((event, place): Happening => {
    const { status, at, piece } = event;
    const what = place === 0 && status === "Order Placed" ? "Created in the shop" : (MESSAGES[status] ?? status);
    return { what: piece === undefined ? what : `Piece ${piece}: ${status}`, at, by: actorOf(event, order.firstName) };
  });
  const paid: Happening[] = order.advancePaidAt
    ? [{ what: `${order.advance === "test" ? "TEST: advance" : "Advance"} ${rupees(order.advancePaise ?? 0)} paid`, at: order.advancePaidAt }]
    : [];
  return [...paid, ...steps.toReversed()].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** The history of an order and its pieces, newest first. */
export function HistoryPanel({ detail }: { detail: OrderDetail }) {
  return (
    <Panel title="History">
      <ol className={styles.history}>
        {happeningsOf(detail).map(({ what, at, by }, place) => (
          <li key={place}>
            <b>{what}</b>
            <span>
              {moment(at)}
              {by !== undefined && `, by ${by}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
