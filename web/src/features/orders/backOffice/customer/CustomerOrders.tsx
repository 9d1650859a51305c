import { useState } from "react";
import { Panel, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { OrderLine } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { LinkButton } from "../../../../ui/Button";
import { Photo } from "../../../../ui/Photo";
import shared from "../../../../ui/shared.module.css";
import { advanceLeft } from "../../myOrders/order";
import { newOrderFor, ofCustomer, detail } from "../paths";
import { customerOrders } from "../queries";
import { dueDay, dueText, todayInIndia } from "../subject";
import styles from "./Customer.later.module.css";
import { FamilyPanel } from "./FamilyPanel";
import { LastMeasurements } from "./LastMeasurements";
import { PastOrders } from "./PastOrders";

const FIRST = 4;

/** A customer's orders and latest measurements. */
export function CustomerOrders({ userId }: { userId: number }) {
  const { data: page, error, refetch } = useFresh(customerOrders(userId));
  const [all, setAll] = useState(false);
  if (!page) return <Waiting failure={error} onRetry={() => void refetch()} />;
  const { items, next } = page;
  const shown = all ? items : items.slice(0, FIRST);
  return (
    <>
      <Panel
        title="Orders"
        aside={
          <LinkButton href={newOrderFor(userId)} look="line" small>
            New order
          </LinkButton>
        }
      >
        {items.length === 0 && <p className={shared.muted}>No orders yet.</p>}
        <ul className={styles.orders}>
          {shown.map((order) => (
            <Line key={order.id} order={order} />
          ))}
        </ul>
        <div className={styles.foot}>
          {shown.length < items.length && (
            <button type="button" className={shared.stitch} onClick={() => setAll(true)}>
              {items.length - shown.length === 1 ? "1 older order" : `${items.length - shown.length} older orders`}
            </button>
          )}
          {next !== undefined && all && (
            <Anchor href={ofCustomer(userId)} className={shared.stitch}>
              View all
            </Anchor>
          )}
        </div>
      </Panel>
      <PastOrders customer={userId} />
      <FamilyPanel customer={userId}>
        <LastMeasurements orders={items} />
      </FamilyPanel>
    </>
  );
}

function Line({ order }: { order: OrderLine }) {
  const step = ["Order Placed", "Cutting Started", "Stitching In Progress", "Ready for Pickup", "Delivered"].indexOf(order.status);
  const today = todayInIndia();
  const inWork = step >= 0 && order.status !== "Delivered";
  return (
    <li>
      <Photo image={order.image} sizes="64px" alt="" />
      <div className={styles.text}>
        <b>
          <Anchor href={detail(order.id)}>{order.serviceName}</Anchor>
        </b>
        <p>
          {order.number}. {order.status}
          {inWork && dueDay(order) && `, ${dueText(order, today).replace(/^[A-Z]/, (content) => content.toLowerCase())}`}
        </p>
        {step >= 0 && (
          <span className={styles.tape} aria-hidden="true">
            <i style={{ width: `${Math.min(step + 1, 4) * 25}%` }} />
          </span>
        )}
      </div>
      {order.advance === "due" && <p className={styles.money}>{rupees(advanceLeft(order))} advance unpaid</p>}
    </li>
  );
}
