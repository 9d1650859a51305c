import { PrintPage } from "../../../admin/PrintPage";
import type { OrderDetail } from "../../../api/schema";
import { useShop } from "../../content/public/useShop";
import { lengthNumber, MEASURES, type Unit } from "../booking/measures";
import { measureCopy } from "../booking/measureCopy";
import styles from "./OrderDetail.later.module.css";
import { subjectOf, weekday } from "./subject";

interface Props {
  detail: OrderDetail;
  unit: Unit;
  onDone: () => void;
}

/** The slip pinned to the fabric, on A6: everything that is needed to cut. */
export function CuttingSlip({ detail: { order, pieces, notes }, unit, onDone }: Props) {
  const assignee = pieces[0]?.assignee;
  const fabric = order.pieces[0]?.fabric;
  const shop = useShop();
  const { trial } = order;
  return (
    <PrintPage format="slip" onDone={onDone}>
      <p className={styles.slipShop}>{shop?.businessName}</p>
      <h1>
        {order.number} {subjectOf(order).customer}
      </h1>
      <p>{order.serviceName}</p>
      <p>
        <b>{order.promisedDay ? `Ready by ${weekday(order.promisedDay)}` : "No ready date"}</b>
      </p>
      {trial && <p>{`Trial ${weekday(trial.day)}${trial.slot ? `, ${trial.slot}` : ""}`}</p>}
      <p>{assignee ? `Assigned to ${assignee.name}` : "Not assigned"}</p>
      <table className={styles.slipTable}>
        <caption>{unit === "cm" ? "In cm" : "In inches"}</caption>
        <tbody>
          {MEASURES.map((name) => {
            const cm = order.measurements?.[name];
            return (
              <tr key={name}>
                <th scope="row">{measureCopy[name].label}</th>
                <td>{cm === undefined ? "" : lengthNumber(cm, unit)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {fabric && (
        <p className={styles.slipMessage}>
          <b>Fabric:</b> {fabric}
        </p>
      )}
      {order.message && (
        <p className={styles.slipMessage}>
          <b>Customer:</b> “{order.message}”
        </p>
      )}
      {notes.map(({ id, text }) => (
        <p key={id} className={styles.slipMessage}>
          <b>Note:</b> {text}
        </p>
      ))}
      {order.photos.length > 0 && <p>{order.photos.length === 1 ? "1 photo" : `${order.photos.length} photos`} with the order</p>}
    </PrintPage>
  );
}
