import { useEffect, useRef } from "react";
import { day } from "../../../format/date";
import { rupeesExact } from "../../../format/money";
import { ErrorState } from "../../../ui/States";
import { ReceiptLink, useReceipts } from "./ReceiptLinks";
import styles from "./Receipts.later.module.css";
import { messages } from "./receiptCopy";

/** The customer's receipts, a section of the account page. */
export function ReceiptsSection() {
  const { data, error, refetch } = useReceipts();
  const section = useRef<HTMLElement>(null);
  // Links in emails point here, and the section is rendered after the browser looked for the anchor.
  useEffect(() => {
    if (window.location.hash === "#receipts") section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} id="receipts" aria-labelledby="receipts-title">
      <h2 id="receipts-title">{messages.title}</h2>
      {!data && error && <ErrorState title={messages.failed} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={styles.none}>{messages.none}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((receipt) => (
            <li key={receipt.id}>
              <div>
                <b>{receipt.title}</b>
                <ReceiptLink receipt={receipt} />
              </div>
              <span>{day(receipt.day)}</span>
              <b>{rupeesExact(receipt.original ? -receipt.amountPaise : receipt.amountPaise)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
