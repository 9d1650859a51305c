import { PrintSheet } from "../../../admin/PrintSheet";
import type { Order } from "../../../api/schema";
import { useShop } from "../../../shop/useShop";
import { lengthsOf, MEASURES, shown, type Unit } from "../booking/measures";
import { measureWords } from "../booking/measureWords";
import styles from "./OrderSheet.later.module.css";
import { subjectOf, weekday } from "./subject";

/** A6, pinned to the cloth: whose it is, what it becomes, how long and how wide. */
export function CuttingSlip({ order, unit, onDone }: { order: Order; unit: Unit; onDone: () => void }) {
  const shop = useShop();
  const lengths = lengthsOf(order.measurements ?? {});
  return (
    <PrintSheet paper="slip" onDone={onDone}>
      <p className={styles.slipShop}>{shop?.businessName}</p>
      <h1>
        {order.number} {subjectOf(order).customer}
      </h1>
      <p>{order.serviceName}</p>
      <p>
        <b>{order.promisedDay ? `Ready by ${weekday(order.promisedDay)}` : "No day promised"}</b>
      </p>
      <table className={styles.slipTable}>
        <caption>{unit === "cm" ? "In cm" : "In inches"}</caption>
        <tbody>
          {MEASURES.map((name) => (
            <tr key={name}>
              <th scope="row">{measureWords[name].label}</th>
              <td>{order.measurements?.[name] === undefined ? "" : shown(lengths[name], unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.message && <p className={styles.slipMessage}>“{order.message}”</p>}
      {order.photos.length > 0 && <p>{order.photos.length === 1 ? "1 photo" : `${order.photos.length} photos`} with the order</p>}
    </PrintSheet>
  );
}
