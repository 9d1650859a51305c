import { useState } from "react";
import { Panel } from "../../../admin/Screen";
import type { Order } from "../../../api/schema";
import { spokenMobile } from "../../../format/text";
import { Avatar } from "../../../ui/Avatar";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { AnotherDay } from "./AnotherDay";
import styles from "./OrderSheet.later.module.css";
import { subjectOf, weekday } from "./subject";
import { Ways } from "./ways";

/** Who it is for, where she lives, and when somebody comes. */
export function CustomerPanel({ order }: { order: Order }) {
  const [moving, setMoving] = useState(false);
  const of = subjectOf(order);
  const movable = !["Rejected", "Cancelled", "Delivered"].includes(order.status);
  return (
    <Panel>
      <div className={styles.customer}>
        <Avatar name={of.customer} />
        <div>
          <h2>{of.customer}</h2>
          <p className={shared.muted}>{spokenMobile(order.contactNumber)}</p>
          <p className={shared.muted}>{order.email}</p>
        </div>
      </div>
      <p className={styles.address}>
        {order.address}
        {order.landMark && `\n${order.landMark}`}
        {`\n${order.pinCode}`}
      </p>
      {!order.picksUp && (
        <p className={styles.away}>
          <Badge kind="waiting">We do not pick up at this pin code</Badge>
        </p>
      )}
      <Ways of={of} worded />
      <dl className={styles.facts}>
        <div>
          <dt>Visit</dt>
          <dd>
            {weekday(order.appointmentDate)}, {order.appointmentTime}
          </dd>
        </div>
      </dl>
      {movable && (
        <Button look="line" small onClick={() => setMoving(true)}>
          Move the visit
        </Button>
      )}
      {moving && <AnotherDay of={of} onClose={() => setMoving(false)} />}
    </Panel>
  );
}
