import { useState } from "react";
import { useChange } from "../../../../admin/useChange";
import type { UnmatchedPayment } from "../../../../api/schema";
import { clock, day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import { MatchDialog } from "./MatchDialog";
import styles from "./Payments.later.module.css";
import { settleUnmatched } from "./queries";
import { methodOf, ORDERS } from "./messages";

/** One card for each unmatched payment. */
export function UnmatchedCards({ unmatched }: { unmatched: readonly UnmatchedPayment[] }) {
  return (
    <section className={styles.waiting} aria-label="Paid at the provider, not here">
      <h2>{unmatched.length === 1 ? "1 paid at the provider, not here" : `${unmatched.length} paid at the provider, not here`}</h2>
      <p>The provider has these payments, but the shop was not notified of them.</p>
      <ul>
        {unmatched.map((unmatched) => (
          <Unmatched key={unmatched.providerPaymentId} unmatched={unmatched} />
        ))}
      </ul>
    </section>
  );
}

function Unmatched({ unmatched }: { unmatched: UnmatchedPayment }) {
  const { providerPaymentId, amountPaise, at, method, title, kind, customer, customerId, canSettle } = unmatched;
  const { busy, change } = useChange();
  const [matching, setMatching] = useState(false);
  const settle = async () => {
    if (await change(() => settleUnmatched(providerPaymentId))) toast("Payment recorded");
  };
  return (
    <li className={styles.unmatched}>
      <div className={styles.top}>
        <div>
          {customerId === undefined ? <b>{customer ?? "Unknown customer"}</b> : <Anchor href={`/admin/customers/${customerId}`}>{customer}</Anchor>}
          <p>{title ?? "Unknown purpose"}</p>
        </div>
        <div className={styles.big}>
          <b>{rupees(amountPaise)}</b>
        </div>
      </div>
      <dl className={styles.sides}>
        <div>
          <dt>At the provider</dt>
          <dd>
            Paid {day(at)}, {clock(at)}, {methodOf({ what: "online", ...(method && { method: method }) })}
          </dd>
        </div>
        <div>
          <dt>Here</dt>
          <dd>{!canSettle ? "No purchase found" : kind === ORDERS ? "Advance not paid" : "Not enrolled"}</dd>
        </div>
      </dl>
      <p className={styles.small}>{providerPaymentId}</p>
      {canSettle ? (
        <div className={styles.acts}>
          <Button look="leaf" busy={busy} onClick={() => void settle()}>
            {kind === ORDERS ? "Record the advance" : "Enrol the customer"}
          </Button>
        </div>
      ) : (
        <>
          <p>No customer or purchase matches it. Match it yourself, or refund it at the payment provider.</p>
          <div className={styles.acts}>
            <Button look="leaf" onClick={() => setMatching(true)}>
              Match to a customer
            </Button>
          </div>
        </>
      )}
      {matching && <MatchDialog unmatched={unmatched} onClose={() => setMatching(false)} />}
    </li>
  );
}
