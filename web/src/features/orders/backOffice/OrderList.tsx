import { LongList, type Placed } from "../../../admin/list/LongList";
import { MoreButton } from "../../../admin/list/MoreButton";
import { noneFound } from "../../../admin/list/noneFound";
import { usePages } from "../../../admin/list/usePages";
import { Panel, Waiting } from "../../../admin/Screen";
import type { OrderFilter, OrderLine } from "../../../api/schema";
import { Badge } from "../../../ui/Badge";
import { Empty } from "../../../ui/States";
import styles from "./Board.later.module.css";
import { Marks } from "./Marks";
import { OrderRow } from "./OrderRow";
import parts from "./Parts.later.module.css";
import { orderList, type Wanted } from "./queries";
import { dueText, isCalledOff, todayInIndia, visitText } from "./subject";
import { Ways } from "./ways";

const NONE: Partial<Record<OrderFilter, string>> = {
  waiting: "New requests appear here and on Today.",
  mine: "Orders assigned to you appear here. Assign an order on its page.",
  open: "Requests appear here once you approve them. For a walk-in customer, choose New order.",
};

/** Filtered or searched orders, newest first, fifty at a time. */
export function OrderList({ title, filter, q, month, customer }: Wanted & { title?: string }) {
  const wanted = { filter, q, month, customer };
  const { items: orders, failure, retry, more } = usePages((before) => orderList({ ...wanted, before }));
  if (!orders) return <Waiting failure={failure} onRetry={retry} />;
  const heading = title === undefined ? {} : { title };
  if (orders.length === 0) {
    return (
      <Panel {...heading}>
        <Empty title={q ? noneFound("orders", q) : "No orders here"} middle>
          {!q && filter && NONE[filter] && <p>{NONE[filter]}</p>}
          {q && <p>Search by name, mobile number or order number.</p>}
        </Empty>
      </Panel>
    );
  }
  return (
    <Panel {...heading}>
      <LongList
        key={orderList(wanted).queryKey[1]}
        label="Orders"
        className={styles.found}
        things={orders}
        line={(order, place) => <Found key={order.id} order={order} placed={{ place, total: more ? undefined : orders.length }} />}
      />
      <MoreButton more={more} label="Show more" className={styles.more} />
    </Panel>
  );
}

function Found({ order, placed }: { order: OrderLine; placed: Placed }) {
  const over = isCalledOff(order);
  return (
    <OrderRow
      of={order}
      placed={placed}
      line={
        <>
          {over && !order.reason ? order.number : `${order.number}. `}
          {over ? (
            order.reason
          ) : order.status === "Pending" ? (
            `Requested ${visitText(order) ?? "a visit"}`
          ) : (
            <span className={order.due ? parts.late : undefined}>{dueText(order, todayInIndia())}</span>
          )}
        </>
      }
    >
      <div className={styles.badges}>
        <Badge kind={over ? "bad" : order.status === "Pending" ? "waiting" : order.status === "Delivered" ? "good" : "info"}>
          {order.status === "Rejected" ? "Declined" : order.status === "Cancelled" ? "Cancelled" : order.status === "Pending" ? "To approve" : order.status}
        </Badge>
        <Marks of={order} />
      </div>
      <Ways of={order} ways={["call"]} />
    </OrderRow>
  );
}
