import { Panel } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { OrderLine } from "../../../../api/schema";
import { Anchor } from "../../../../ui/Anchor";
import { Facts } from "../../../../ui/Facts";
import shared from "../../../../ui/shared.module.css";
import { measured } from "../../myOrders/order";
import { weekday } from "../subject";
import { useUnit } from "../../measurements/useUnit";
import { detail } from "../paths";
import { detailView } from "../queries";
import styles from "./Customer.later.module.css";

/** How many of the newest orders are searched for measurements. */
const MOST = 5;

/** The customer's latest measurements. */
export function LastMeasurements({ orders }: { orders: readonly OrderLine[] }) {
  return orders.length > 0 ? <Of ids={orders.slice(0, MOST).map(({ id }) => id)} /> : null;
}

function Of({ ids: [id = 0, ...older] }: { ids: readonly number[] }) {
  const { data: found } = useFresh(detailView(id));
  const unit = useUnit();
  if (!found) return null;
  const { order } = found;
  const lengths = measured(order.pieces[0]?.lengths ?? [], unit);
  if (lengths.length === 0 && older.length > 0) return <Of ids={older} />;
  return (
    <Panel title="Measurements">
      {lengths.length === 0 && <p className={shared.muted}>No recent measurements.</p>}
      <Facts of={lengths} className={styles.lengths} />
      <p className={styles.foot}>
        <Anchor href={detail(id)} className={shared.stitch}>
          {`${order.number}, ${weekday(order.createdAt)}`}
        </Anchor>
      </p>
    </Panel>
  );
}
