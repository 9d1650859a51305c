import { useId } from "react";
import type { Order } from "../../../api/schema";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { CancelButton } from "./CancelButton";
import { copy } from "./copy";
import { weekday } from "./days";
import { PieceRows } from "./PieceRows";
import { RescheduleButton } from "./RescheduleButton";
import styles from "./MyOrders.later.module.css";

/** Requests awaiting approval, with their pieces, visit and address. */
export function WaitingRequests({ requests }: { requests: readonly Order[] }) {
  const title = useId();
  return (
    <section className={styles.waiting} aria-labelledby={title}>
      <h2 id={title} className={styles.waitingTitle}>
        <Icon name="clock" />
        {copy.waiting(requests.length)}
      </h2>
      <p className={`${shared.small} ${styles.waitingText}`}>{copy.waitingText}</p>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <li key={request.id} className={styles.request}>
            <Request request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Request({ request }: { request: Order }) {
  const { appointmentDate: day, appointmentTime: slot, neededBy, number, pieces } = request;
  const address = [request.address?.replaceAll("\n", ", "), request.landMark, request.pinCode].filter(Boolean).join(", ");
  return (
    <>
      <p className={styles.asked}>
        <b>{day ? `${weekday(day)}, ${slot ?? ""}` : number}</b>
        {neededBy && <small>{copy.neededByDay(weekday(neededBy))}</small>}
        <small>{[day && number, address].filter(Boolean).join(" · ")}</small>
      </p>
      <PieceRows pieces={pieces} />
      <div className={styles.ways}>
        <Anchor href={links.order(request.id)} className={shared.stitch}>
          {copy.viewRequest}
          <span className={shared.hidden}> {number}</span>
        </Anchor>
        <RescheduleButton order={request} />
        <CancelButton order={request} />
      </div>
    </>
  );
}
