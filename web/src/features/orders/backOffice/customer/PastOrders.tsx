import { useState } from "react";
import { Panel } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { PastOrder } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import shared from "../../../../ui/shared.module.css";
import { pastOrders } from "../queries";
import styles from "./Customer.later.module.css";

const FIRST = 4;

/** Orders of an earlier system that were imported; nothing for a customer without any. */
export function PastOrders({ customer }: { customer: number }) {
  const { data = [] } = useFresh(pastOrders(customer));
  const [all, setAll] = useState(false);
  if (data.length === 0) return null;
  const shown = all ? data : data.slice(0, FIRST);
  return (
    <Panel title="Past orders">
      <p className={shared.muted}>From your earlier system. They are not in reports or balances.</p>
      <ul className={styles.past}>
        {shown.map((order) => (
          <Line key={order.id} order={order} />
        ))}
      </ul>
      {shown.length < data.length && (
        <div className={styles.foot}>
          <button type="button" className={shared.stitch} onClick={() => setAll(true)}>
            {data.length - shown.length === 1 ? "1 older order" : `${data.length - shown.length} older orders`}
          </button>
        </div>
      )}
    </Panel>
  );
}

function Line({ order: { number, day: made, item, pricePaise: price, paidPaise: paid, status, note } }: { order: PastOrder }) {
  const due = price !== undefined && paid !== undefined && paid < price;
  return (
    <li>
      <div className={styles.text}>
        <b>{item}</b>
        <p>{[number, day(made), status].filter(Boolean).join(". ")}</p>
        {note && <p>{note}</p>}
      </div>
      {price !== undefined && (
        <p className={styles.money}>
          {rupees(price)}
          {due && `, ${rupees(price - paid)} unpaid`}
        </p>
      )}
    </li>
  );
}
