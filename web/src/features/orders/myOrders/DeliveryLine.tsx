import type { Order } from "../../../api/schema";
import { Icon } from "../../../ui/Icon";
import { copy } from "./copy";
import { shortDay } from "./days";
import styles from "./Delivery.later.module.css";

/** When an open order is expected. */
export function DeliveryLine({ order }: { order: Order }) {
  return (
    <p className={styles.delivery}>
      <Icon name="clock" />
      <span>
        {copy.delivery(order.expectedDays)}
        {order.promisedDay && ` ${copy.promised(shortDay(order.promisedDay))}`}
      </span>
    </p>
  );
}
