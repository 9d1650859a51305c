import { AskInPlace } from "../../../../admin/AskInPlace";
import { Panel, Waiting } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import { useIsOwner } from "../../../auth/public/useIsOwner";
import { useFresh } from "../../../../admin/useFresh";
import { adminLinks } from "../../../../adminLinks";
import type { LedgerEntry, OrderLedger, ReceiptLine } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { Badge } from "../../../../ui/Badge";
import { classNames } from "../../../../ui/classNames";
import shared from "../../../../ui/shared.module.css";
import { KINDS } from "../../../invoices/public/receiptCopy";
import styles from "./Ledger.later.module.css";
import { TakeMoney } from "./TakeMoney";
import { AWAY, balancesOf, balanceText, dayText, INVOICE_WAITS, lookAgainMs, METHOD, PRICE_IS_FIXED, stateText } from "./messages";
import { ledgerView, retainCounterPayment, reverseCounterPayment } from "./queries";

/** The money of an order: the agreed price, transactions with the balance after each, what is left. */
export function LedgerPanel({ orderId, since }: { orderId: number; since: string }) {
  const { data: ledger, error, refetch } = useFresh(ledgerView(orderId), lookAgainMs);
  if (!ledger) return <Waiting failure={error} onRetry={() => void refetch()} />;
  return <Ledger ledger={ledger} since={since} />;
}

function Ledger({ ledger, since }: { ledger: OrderLedger; since: string }) {
  const { pricePaise, paidPaise, balancePaise, entries, papers, invoiced, invoiceWaits, orderId } = ledger;
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
          </dd>
        </div>
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
      {ledger.takesPayments && <TakeMoney orderId={orderId} since={since} balancePaise={balancePaise} />}
      {entries.length > 0 && <Transactions ledger={ledger} />}
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
  const owner = useIsOwner();
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
        {owner ? (
          <a href={adminLinks.receiptFile(id)} download className={shared.stitch}>
            {number}
          </a>
        ) : (
          number
        )}
      </p>
    </li>
  );
}

/** Every transaction, with the balance that it left. */
function Transactions({ ledger: { entries, pricePaise, balancePaise, orderId } }: { ledger: OrderLedger }) {
  // A cancelled order has a price and no balance.
  const hasBalance = balancePaise !== undefined;
  const balances = balancesOf(entries, hasBalance ? pricePaise : undefined);
  return (
    <table className={styles.table}>
      <caption className={shared.hidden}>Transactions</caption>
      <thead>
        <tr>
          <th scope="col">Payment</th>
          <th scope="col">Paid</th>
          {hasBalance && <th scope="col">Balance</th>}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, place) => (
          <Entry key={entry.id ?? `online-${place}`} entry={entry} orderId={orderId} balancePaise={balances[place]} />
        ))}
      </tbody>
    </table>
  );
}

const ReceiptName = ({ test, kind, number }: ReceiptLine) => (
  <>
    {test && "TEST: "}
    {KINDS[kind]} <span className={styles.number}>{number}</span>
  </>
);

/** What becomes of a counter payment whose order is cancelled. */
function Decide({ orderId, id, what, amount }: { orderId: number; id: number; what: string; amount: string }) {
  const { busy, change } = useChange();
  const retain = (retained: boolean) => change(() => retainCounterPayment(orderId, id, retained));
  const close = async () => {
    const done = await retain(true);
    if (done) offerUndo({ text: "Closed without a refund", undo: async () => void (await retain(false)) });
    return done;
  };
  return (
    <>
      <AskInPlace
        label="Record refund"
        of={what}
        question={`Was ${amount} returned to the customer? It counts as paid out today.`}
        busy={busy}
        onYes={() => change(() => reverseCounterPayment(orderId, id, { returned: true }))}
      />
      <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void close()}>
        Close without a refund
        <span className={shared.hidden}>: {what}</span>
      </button>
    </>
  );
}

function Entry({ entry, orderId, balancePaise }: { entry: LedgerEntry; orderId: number; balancePaise: number | undefined }) {
  const { busy, change } = useChange();
  const { id, method, amountPaise, day, note, state, paymentId, receipt, by, reversible } = entry;
  const owner = useIsOwner();
  const said = stateText(entry);
  const what = `${METHOD[method]} ${rupees(amountPaise)}`;
  return (
    <tr className={classNames(AWAY.includes(state) && styles.away)}>
      <td>
        <b>{paymentId === undefined || !owner ? METHOD[method] : <Anchor href={adminLinks.payment(paymentId)}>{METHOD[method]}</Anchor>}</b>
        <span className={styles.when}>
          {dayText(day)}
          {by && `, by ${by}`}
        </span>
        {note && <span className={styles.when}>{note}</span>}
        {said && <span className={styles.when}>{said}</span>}
        {receipt && (
          <span className={styles.when}>
            {owner ? (
              <a href={adminLinks.receiptFile(receipt.id)} download className={shared.stitch}>
                <ReceiptName {...receipt} />
              </a>
            ) : (
              <ReceiptName {...receipt} />
            )}
          </span>
        )}
        {id !== undefined && reversible && (
          <span className={styles.acts}>
            {owner && state === "to_decide" && <Decide orderId={orderId} id={id} what={what} amount={rupees(amountPaise)} />}
            <AskInPlace
              label="Reverse"
              of={what}
              question={`Reverse ${what}? Both entries stay in the list.`}
              busy={busy}
              onYes={() => change(() => reverseCounterPayment(orderId, id, {}))}
            />
          </span>
        )}
      </td>
      <td className={styles.amount}>{rupees(amountPaise)}</td>
      {balancePaise !== undefined && <td className={styles.amount}>{rupees(balancePaise)}</td>}
    </tr>
  );
}
