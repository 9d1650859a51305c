import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import type { Order, OrderMoney, OrderPaymentSummary } from "../../../api/schema";
import { rupees, signedRupees } from "../../../format/money";
import { ReceiptLink } from "../../invoices/public/ReceiptLinks";
import { copy } from "./copy";
import { weekday } from "./days";
import { adjustmentsOf } from "./pieces";
import { orderMoney } from "./queries";
import styles from "./Money.later.module.css";

const messages = copy.money;

/** What was paid for an order, read again whenever it is shown. */
export const useOrderMoney = (id: number): OrderMoney | undefined =>
  useQuery<OrderMoney, Failure>({ ...orderMoney(id), refetchOnMount: "always" }).data;

/** What a payment or a delivery changes: as a key, it lets what was paid be read again then. */
export const moneyKey = ({ advance, status, balancePaise, payablePaise }: Order): string =>
  `${advance} ${status} ${balancePaise} ${payablePaise}`;

/** Price, payments with receipts, and balance of an order; nothing before anything is agreed or paid. */
export function MoneyPart({ order }: { order: Order }) {
  const data = useOrderMoney(order.id);
  const { pricePaise, balancePaise } = data ?? order;
  const { payments, documents } = data ?? { payments: [], documents: [] };
  if (pricePaise === undefined && payments.length === 0 && documents.length === 0) return null;
  return (
    <section className={styles.money} aria-label={messages.title}>
      {pricePaise !== undefined &&
        adjustmentsOf(order).map(({ name, paise }, place) => (
          <p key={place} className={styles.row}>
            <span>{name}</span>
            <b>{signedRupees(paise)}</b>
          </p>
        ))}
      {pricePaise !== undefined && (
        <p className={styles.row}>
          <span>{messages.price}</span>
          <b>{rupees(pricePaise)}</b>
        </p>
      )}
      <Payments payments={payments} />
      {balancePaise !== undefined && (
        <p className={`${styles.row} ${styles.balance}`}>
          <span>{balancePaise > 0 ? messages.balance : messages.allPaid}</span>
          {balancePaise > 0 && <b>{rupees(balancePaise)}</b>}
        </p>
      )}
      <Documents documents={documents} />
    </section>
  );
}

/** What was paid and refunded, with day, method and receipt. */
export function Payments({ payments }: { payments: readonly OrderPaymentSummary[] }) {
  if (payments.length === 0) return null;
  return (
    <ul className={styles.payments} aria-label={messages.payments}>
      {payments.map((payment, place) => (
        <Payment key={place} payment={payment} />
      ))}
    </ul>
  );
}

/** Invoices and other documents that belong to no single payment. */
export function Documents({ documents }: { documents: OrderMoney["documents"] }) {
  if (documents.length === 0) return null;
  return (
    <p className={styles.documents}>
      {documents.map((document) => (
        <ReceiptLink key={document.id} receipt={document} />
      ))}
    </p>
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
