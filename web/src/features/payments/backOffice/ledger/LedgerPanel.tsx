import { useState } from "react";
import { Panel, Waiting } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import type { LedgerEntry, OrderLedger, ReceiptLine } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { Badge } from "../../../../ui/Badge";
import { classNames } from "../../../../ui/classNames";
import shared from "../../../../ui/shared.module.css";
import { KINDS } from "../../public/receiptCopy";
import { payment } from "../paths";
import { ledgerView, reverseCounterPayment } from "../queries";
import { receiptFile } from "../receipts/queries";
import styles from "./Ledger.later.module.css";
import { PriceForm } from "./PriceForm";
import { TakeMoney } from "./TakeMoney";
import { balanceText, dayText, INVOICE_WAITS, lookAgainMs, METHOD, PRICE_IS_FIXED, stateText } from "./messages";

/** The money of an order: the agreed price, transactions, the balance. */
export function LedgerPanel({ orderId }: { orderId: number }) {
  const { data: ledger, error, refetch } = useFresh(ledgerView(orderId), lookAgainMs);
  if (!ledger) return <Waiting failure={error} onRetry={() => void refetch()} />;
  return <Ledger ledger={ledger} />;
}

function Ledger({ ledger }: { ledger: OrderLedger }) {
  const { pricePaise, paidPaise, balancePaise, entries, papers, invoiced, invoiceWaits, orderId } = ledger;
  const [pricing, setPricing] = useState(false);
  return (
    <Panel
      title="Money"
      aside={
        balancePaise !== undefined && (
          <Badge kind={balancePaise === 0 ? "solid" : balancePaise > 0 ? "waiting" : "bad"} icon={balancePaise === 0 ? "check" : undefined}>
            {balanceText(balancePaise, rupees)}
          </Badge>
        )
      }
    >
      <dl className={styles.sums}>
        <div>
          <dt>Agreed price</dt>
          <dd>
            {pricePaise === undefined ? "Not set" : rupees(pricePaise)}
            {invoiced && <small className={styles.fixed}>{PRICE_IS_FIXED}</small>}
            {!invoiced && !pricing && (
              <button type="button" className={shared.stitch} onClick={() => setPricing(true)}>
                {pricePaise === undefined ? "Set" : "Edit"}
                <span className={shared.hidden}> price</span>
              </button>
            )}
          </dd>
        </div>
        {!invoiced && pricing && <PriceForm orderId={orderId} pricePaise={pricePaise} onClose={() => setPricing(false)} />}
        <div>
          <dt>Paid</dt>
          <dd>{rupees(paidPaise)}</dd>
        </div>
        {balancePaise !== undefined && (
          <div className={styles.balance}>
            <dt>Balance</dt>
            <dd>{rupees(balancePaise)}</dd>
          </div>
        )}
      </dl>
      <TakeMoney orderId={orderId} balancePaise={balancePaise} />
      {entries.length > 0 && (
        <ul className={styles.entries} aria-label="Transactions">
          {entries.map((entry, place) => (
            <Entry key={entry.id ?? `online-${place}`} entry={entry} orderId={orderId} />
          ))}
        </ul>
      )}
      {invoiceWaits && (
        <p className={styles.waits} role="status">
          {INVOICE_WAITS[invoiceWaits]}
        </p>
      )}
      {papers.length > 0 && (
        <ul className={styles.entries} aria-label="Tax documents of the order">
          {papers.map((taxDocument) => (
            <Document key={taxDocument.id} taxDocument={taxDocument} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The invoice of the order, or the document that reverses it. */
function Document({ taxDocument: { id, kind, number, day, amountPaise, original } }: { taxDocument: ReceiptLine }) {
  return (
    <li>
      <p>
        <b>{KINDS[kind]}</b>
        <b>{rupees(original ? -amountPaise : amountPaise)}</b>
      </p>
      <p className={styles.when}>
        <span>
          {dayText(day)}
          {original && `. Reverses ${original}`}
        </span>
      </p>
      <p className={styles.when}>
        <a href={receiptFile(id)} download className={shared.stitch}>
          {number}
        </a>
      </p>
    </li>
  );
}

function Entry({ entry, orderId }: { entry: LedgerEntry; orderId: number }) {
  const { busy, change } = useChange();
  const [asking, setAsking] = useState(false);
  const { id, method, amountPaise, day, note, state, paymentId, receipt } = entry;
  const said = stateText(entry);
  const what = `${METHOD[method]} ${rupees(amountPaise)}`;
  const away = state !== "counts" && state !== "given_back";
  return (
    <li className={classNames(away && styles.away)}>
      <p>
        <b>{paymentId === undefined ? METHOD[method] : <Anchor href={payment(paymentId)}>{METHOD[method]}</Anchor>}</b>
        <b>{rupees(amountPaise)}</b>
      </p>
      <p className={styles.when}>
        <span>
          {dayText(day)}
          {note && `. ${note}`}
          {said && <>. {said}</>}
        </span>
        {id !== undefined && state === "counts" && !asking && (
          <button type="button" className={shared.stitch} onClick={() => setAsking(true)}>
            Reverse<span className={shared.hidden}>: {what}</span>
          </button>
        )}
      </p>
      {receipt && (
        <p className={styles.when}>
          <a href={receiptFile(receipt.id)} download className={shared.stitch}>
            {receipt.test && "TEST: "}
            {KINDS[receipt.kind]} {receipt.number}
          </a>
        </p>
      )}
      {asking && id !== undefined && (
        <p className={styles.asking}>
          <span>Reverse {what}? Both entries stay in the list.</span>
          <button
            type="button"
            className={shared.stitch}
            aria-disabled={busy || undefined}
            onClick={() => !busy && void change(() => reverseCounterPayment(orderId, id)).then((done) => done && setAsking(false))}
          >
            Reverse
          </button>
          <button type="button" className={shared.stitch} onClick={() => setAsking(false)}>
            Cancel
          </button>
        </p>
      )}
    </li>
  );
}
