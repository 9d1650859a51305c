import type { PinCodeArea } from "../../../api/schema";
import { copy } from "../copy";
import { orderText, pressed, QUERY, type Column, type Order } from "../pinCodes";
import styles from "./PinCodes.module.css";

const HEADS: { by: Column; label: string }[] = [
  { by: "pinCode", label: copy.pinCode },
  { by: "location", label: copy.location },
];

/** Its column heads are buttons of a form, so that sorting works without script. */
export function PinTable({
  areas,
  order,
  onOrder,
  labelledBy,
}: {
  areas: readonly PinCodeArea[];
  order: Order;
  onOrder: (order: Order) => void;
  labelledBy: string;
}) {
  return (
    // A long list scrolls in its own frame, which must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} role="region" aria-label={copy.table} tabIndex={0}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {HEADS.map(({ by, label }) => {
              const sort = order.by !== by ? "none" : order.down ? "descending" : "ascending";
              return (
                <th key={by} scope="col" aria-sort={sort}>
                  <button
                    type="submit"
                    name={QUERY.order}
                    value={orderText(pressed(order, by))}
                    onClick={() => onOrder(pressed(order, by))}
                  >
                    {label}
                    <span aria-hidden="true">{{ none: "", ascending: " ↑", descending: " ↓" }[sort]}</span>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ pinCode, location }) => (
            <tr key={`${pinCode} ${location}`}>
              <td>{pinCode}</td>
              <td>{location}</td>
            </tr>
          ))}
          {areas.length === 0 && (
            <tr>
              <td colSpan={2}>
                <span role="alert">{copy.noMatch}</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
