import { useState } from "react";
import { Panel } from "../../../admin/Screen";
import type { Order, TeamMember } from "../../../api/schema";
import { spokenMobile } from "../../../format/text";
import { Anchor } from "../../../ui/Anchor";
import { Avatar } from "../../../ui/Avatar";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { AnotherDay } from "./AnotherDay";
import styles from "./OrderDetail.later.module.css";
import { subjectOf, visitText } from "./subject";
import { VisitPerson } from "./VisitPerson";
import { Ways } from "./ways";

interface Props {
  order: Order;
  customerId: number;
  /** The team member who goes to the visit. */
  visitAssignee: TeamMember | undefined;
}

/** The customer's contact details, address and visit. */
export function CustomerPanel({ order, customerId, visitAssignee }: Props) {
  const [moving, setMoving] = useState(false);
  const of = subjectOf(order);
  const movable = !["Rejected", "Cancelled", "Delivered"].includes(order.status);
  return (
    <Panel>
      <div className={styles.customer}>
        <Avatar name={of.customer} />
        <div>
          <h2>
            <Anchor href={`/admin/customers/${customerId}`}>{of.customer}</Anchor>
          </h2>
          {order.contactNumber && <p className={shared.muted}>{spokenMobile(order.contactNumber)}</p>}
          <p className={shared.muted}>{order.email}</p>
        </div>
      </div>
      {order.address && (
        <p className={styles.address}>
          {order.address}
          {order.landMark && `\n${order.landMark}`}
          {order.pinCode && `\n${order.pinCode}`}
        </p>
      )}
      {order.pinCode && !order.picksUp && (
        <p className={styles.away}>
          <Badge kind="waiting">We do not pick up at this pin code</Badge>
        </p>
      )}
      <Ways of={of} worded />
      <dl className={styles.facts}>
        <div>
          <dt>Visit</dt>
          <dd>{visitText(order) ?? "None"}</dd>
        </div>
        {visitText(order) && movable && (
          <div>
            <dt>Who goes</dt>
            <dd>
              <VisitPerson of={{ ...of, visitAssignee }} />
            </dd>
          </div>
        )}
      </dl>
      {movable && (
        <Button look="line" small onClick={() => setMoving(true)}>
          {visitText(order) ? "Move visit" : "Add visit"}
        </Button>
      )}
      {moving && <AnotherDay of={of} onClose={() => setMoving(false)} />}
    </Panel>
  );
}
