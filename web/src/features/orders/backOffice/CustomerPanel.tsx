import { useState } from "react";
import { Panel } from "../../../admin/Screen";
import type { OrderDetail, OrderVisit } from "../../../api/schema";
import { spokenMobile } from "../../../format/text";
import { Anchor } from "../../../ui/Anchor";
import { Avatar } from "../../../ui/Avatar";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { isOver } from "../myOrders/order";
import { AnotherDay } from "./AnotherDay";
import styles from "./OrderDetail.later.module.css";
import { customerPath } from "./paths";
import { PURPOSES, subjectOf, todayInIndia, weekday } from "./subject";
import { VisitPerson } from "./VisitPerson";
import { Ways } from "./ways";

/** The customer's contact details, address and visit. */
export function CustomerPanel({ detail: { order, customerId, visits, visitAssignee } }: { detail: OrderDetail }) {
  const [moving, setMoving] = useState(false);
  const of = subjectOf(order);
  const coming = order.appointmentDate !== undefined && order.appointmentDate >= todayInIndia();
  const movable = !isOver(order.status);
  return (
    <Panel>
      <div className={styles.customer}>
        <Avatar name={of.customer} />
        <div>
          <h2>
            <Anchor href={customerPath(customerId)}>{of.customer}</Anchor>
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
      <Visits visits={visits} />
      {coming && movable && (
        <div className={styles.goes}>
          <span>Who goes</span>
          <VisitPerson of={{ ...of, visitAssignee }} />
        </div>
      )}
      {movable && (
        <Button look="line" small onClick={() => setMoving(true)}>
          {coming ? "Move visit" : "Add visit"}
        </Button>
      )}
      {moving && <AnotherDay of={of} onClose={() => setMoving(false)} />}
    </Panel>
  );
}

/** The visits with what each is for, oldest first. */
function Visits({ visits }: { visits: readonly OrderVisit[] }) {
  const today = todayInIndia();
  return (
    <dl className={styles.facts}>
      {visits.length === 0 && (
        <div>
          <dt>Visit</dt>
          <dd>None</dd>
        </div>
      )}
      {visits.map(({ day, slot, purpose, assignee }) => (
        <div key={`${day} ${slot}`}>
          <dt>{day < today ? "Past visit" : "Visit"}</dt>
          <dd>
            {weekday(day)}, {slot}
            <small>{[PURPOSES[purpose], day < today && assignee?.name].filter(Boolean).join(", ")}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
