import { useId } from "react";
import type { Order } from "../../../api/schema";
import { Icon } from "../../../ui/Icon";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { CancelButton } from "./CancelButton";
import { copy } from "./copy";
import { weekday } from "./days";
import { RescheduleButton } from "./RescheduleButton";
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
            <Photo image={request.image} sizes="64px" alt="" className={styles.requested} />
            <p className={styles.asked}>
              <b className={styles.when}>
                {request.appointmentDate && `${weekday(request.appointmentDate)}, ${request.appointmentTime}`}
              </b>
              <span className={styles.what}>{request.serviceName}</span>
              <small className={styles.where}>{[request.number, request.address?.replaceAll("\n", ", "), request.pinCode].filter(Boolean).join(" · ")}</small>
            </p>
            <span className={styles.ways}>
              <RescheduleButton order={request} />
              <CancelButton order={request} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
