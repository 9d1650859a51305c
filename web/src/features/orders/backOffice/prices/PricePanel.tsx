import { useState } from "react";
import { Panel } from "../../../../admin/Screen";
import type { OrderDetail } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { useIsOwner } from "../../../auth/public/useIsOwner";
import shared from "../../../../ui/shared.module.css";
import { overEstimate } from "../approve/terms";
import { PriceForm } from "./PriceForm";
import { isCalledOff } from "../subject";
import styles from "./Price.later.module.css";

/** The price of an order by line: its pieces, extras, rush fee, discount, and the total. */
export function PricePanel({ detail: { order, invoiced } }: { detail: Pick<OrderDetail, "order" | "invoiced"> }) {
  const [changing, setChanging] = useState(false);
  const owner = useIsOwner();
  const over = isCalledOff(order);
  const { pricePaise, pieces, extras } = order;
  if (order.status === "Pending" || (!owner && pricePaise === undefined)) return null;
  const change = owner && !over && !invoiced && !changing && (
    <button type="button" className={shared.stitch} onClick={() => setChanging(true)}>
      {pricePaise === undefined ? "Set" : "Edit"}
      <span className={shared.hidden}> price</span>
    </button>
  );
  return (
    <Panel title="Price" aside={change}>
      {changing && !invoiced ? (
        <PriceForm order={order} onClose={() => setChanging(false)} />
      ) : pricePaise === undefined ? (
        <p className={shared.muted}>Not set.</p>
      ) : (
        <dl className={styles.lines}>
          {pieces.map((piece) => (
            <Line key={piece.id} name={piece.quantity > 1 ? `${piece.serviceModel} × ${piece.quantity}` : piece.serviceModel} paise={piece.pricePaise} over={overEstimate(piece.pricePaise, piece)} />
          ))}
          {extras.map(({ label, pricePaise: extra }, place) => (
            <Line key={place} name={label} paise={extra} />
          ))}
          {order.rushPaise !== undefined && <Line name="Rush fee" paise={order.rushPaise} />}
          {order.alterations.map(({ id, status, work, pricePaise: altered }) => status === "Handed Over" && altered !== undefined && <Line key={`alteration-${id}`} name={`Alteration: ${work}`} paise={altered} />)}
          {order.discountPaise !== undefined && <Line name={`Discount, ${order.discountReason ?? ""}`} paise={-order.discountPaise} less />}
          <div className={styles.total}>
            <dt>Total</dt>
            <dd>{rupees(pricePaise)}</dd>
          </div>
        </dl>
      )}
      {owner && !over && invoiced && <p className={styles.fixed}>This price is on an issued invoice. To edit it, undo the delivery first.</p>}
    </Panel>
  );
}

function Line({ name, paise, over, less }: { name: string; paise: number | undefined; over?: number | undefined; less?: boolean }) {
  return (
    <div>
      <dt>
        {name}
        {over !== undefined && <small>{rupees(over)} over the estimate</small>}
      </dt>
      <dd className={less ? styles.less : undefined}>{paise === undefined ? "Not set" : paise < 0 ? `−${rupees(-paise)}` : rupees(paise)}</dd>
    </div>
  );
}
