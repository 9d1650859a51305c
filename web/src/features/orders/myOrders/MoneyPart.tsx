import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import type { Order, OrderMoney, OrderPaymentSummary } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { ReceiptLink } from "../../payments/public/ReceiptLinks";
import { copy } from "./copy";
import { weekday } from "./days";
import { orderMoney } from "./queries";
import styles from "./Money.later.module.css";

const messages = copy.money;

/** Price, payments with receipts, and balance of an order; nothing before anything is agreed or paid. */
export function MoneyPart({ order }: { order: Order }) {
  const { data } = useQuery<OrderMoney, Failure>({
    ...orderMoney(order.id),
    refetchOnMount: "always",
  });
  const { pricePaise, balancePaise } = data ?? order;
  const { payments, documents } = data ?? { payments: [], documents: [] };
  if (pricePaise === undefined && payments.length === 0 && documents.length === 0) return null;
  return (
    <section className={styles.money} aria-label={messages.title}>
      {pricePaise !== undefined && <Adjustments order={order} />}
      {pricePaise !== undefined && (
        <p className={styles.row}>
          <span>{messages.price}</span>
          <b>{rupees(pricePaise)}</b>
        </p>
      )}
      {payments.length > 0 && (
        <ul className={styles.payments} aria-label={messages.payments}>
          {payments.map((payment, place) => (
            <Payment key={place} payment={payment} />
          ))}
        </ul>
      )}
      {balancePaise !== undefined && (
        <p className={`${styles.row} ${styles.balance}`}>
          <span>{balancePaise > 0 ? messages.balance : messages.allPaid}</span>
          {balancePaise > 0 && <b>{rupees(balancePaise)}</b>}
        </p>
      )}
      {documents.length > 0 && (
        <p className={styles.documents}>
          {documents.map((document) => (
            <ReceiptLink key={document.id} receipt={document} />
          ))}
        </p>
      )}
    </section>
  );
}

/** What the agreed price has beside the pieces. */
function Adjustments({ order: { rushPaise, discountPaise, discountReason } }: { order: Order }) {
  return (
    <>
      {rushPaise !== undefined && (
        <p className={styles.row}>
          <span>{messages.rush}</span>
          <b>{rupees(rushPaise)}</b>
        </p>
      )}
      {discountPaise !== undefined && (
        <p className={styles.row}>
          <span>{messages.discount(discountReason)}</span>
          <b>{`−${rupees(discountPaise)}`}</b>
        </p>
      )}
    </>
  );
}

function Payment({ payment: { method, amountPaise, day, state, receipt } }: { payment: OrderPaymentSummary }) {
  const said = messages.states[state];
  return (
    <li>
      <p className={styles.row}>
        <span>{`${weekday(day)}, ${messages.methods[method]}`}</span>
        <b>{amountPaise < 0 ? `+${rupees(-amountPaise)}` : `−${rupees(amountPaise)}`}</b>
      </p>
      {(said || receipt) && (
        <p className={styles.about}>
          {said && <span>{said}</span>}
          {receipt && <ReceiptLink receipt={receipt} />}
        </p>
      )}
    </li>
  );
}
