import { useId } from "react";
import type { Order } from "../../../api/schema";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { CancelButton } from "./CancelButton";
import { copy } from "./copy";
import { weekday } from "./days";
import styles from "./MyOrders.later.module.css";

/** Requests awaiting approval, with their visit and a cancel button. */
export function WaitingRequests({ requests }: { requests: readonly Order[] }) {
  const title = useId();
  return (
    <section className={styles.waiting} aria-labelledby={title}>
      <h2 id={title} className={styles.waitingTitle}>
        <Icon name="clock" />
        {copy.waiting(requests.length)}
      </h2>
      <p className={`${shared.small} ${styles.waitingText}`}>{copy.waitingText}</p>
      <ul>
        {requests.map((request) => (
          <li key={request.id} className={styles.request}>
            <p>
              <b className={styles.when}>
                {request.appointmentDate && `${weekday(request.appointmentDate)}, ${request.appointmentTime}`}
              </b>
              <span className={styles.what}>{request.serviceName}</span>
            </p>
            <CancelButton order={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}
