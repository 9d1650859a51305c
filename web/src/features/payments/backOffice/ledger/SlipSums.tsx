import { useFresh } from "../../../../admin/useFresh";
import { rupees } from "../../../../format/money";
import { ledgerView } from "../queries";
import styles from "./Ledger.later.module.css";
import { dayText, METHOD } from "./messages";

/** The sums of an order's printed slip: total, each payment with its day, balance. */
export function SlipSums({ orderId }: { orderId: number }) {
  const { data: ledger } = useFresh(ledgerView(orderId));
  if (ledger?.pricePaise === undefined || ledger.balancePaise === undefined) return null;
  const paid = ledger.entries.filter(({ state }) => state === "counts" || state === "given_back");
  return (
    <dl className={styles.slip}>
      <div>
        <dt>Total</dt>
        <dd>{rupees(ledger.pricePaise)}</dd>
      </div>
      {paid.map(({ method, day, amountPaise, at }) => (
        <div key={`${at} ${amountPaise}`}>
          <dt>
            {METHOD[method]}, {dayText(day)}
          </dt>
          <dd>{rupees(-amountPaise)}</dd>
        </div>
      ))}
      <div className={styles.left}>
        <dt>Balance</dt>
        <dd>{rupees(ledger.balancePaise)}</dd>
      </div>
    </dl>
  );
}
