import type { Order } from "../../../api/schema";
import { Badge } from "../../../ui/Badge";
import shared from "../../../ui/shared.module.css";
import { copy } from "./copy";
import { weekday } from "./days";
import { lastChangeTo } from "./order";
import styles from "./Ending.later.module.css";

/** How an order ended: when, by whom, and why. */
export function Ending({ order }: { order: Order }) {
  const change = lastChangeTo(order, order.status);
  const day = change ? weekday(change.at) : "";
  return (
    <>
      <p className={styles.ending}>
        <Badge kind={order.status === "Delivered" ? "good" : "bad"} icon={order.status === "Delivered" ? "check" : undefined}>
          {order.status}
        </Badge>
      </p>
      {change && <p className={shared.small}>{endingText(order, change.by, day)}</p>}
      {order.reason && <p className={styles.reason}>{order.reason}</p>}
    </>
  );
}

function endingText({ status }: Order, by: "customer" | "shop", day: string): string {
  if (status === "Delivered") return copy.delivered(day);
  if (status === "Rejected") return copy.rejectedOn(day);
  return by === "customer" ? copy.cancelledByCustomer(day) : copy.cancelledByShop(day);
}
