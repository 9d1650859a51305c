import { useState } from "react";
import { useChange } from "../../../../admin/useChange";
import type { StrayPayment } from "../../../../api/schema";
import { clock, day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import { MatchWindow } from "./MatchWindow";
import styles from "./Payments.later.module.css";
import { settleStray } from "./queries";
import { meansOf, ORDERS } from "./words";

/** One card for each payment that only the provider knows of. */
export function StrayCards({ strays }: { strays: readonly StrayPayment[] }) {
  return (
    <section className={styles.waiting} aria-label="Paid at the provider, not here">
      <h2>{strays.length === 1 ? "1 paid at the provider, not here" : `${strays.length} paid at the provider, not here`}</h2>
      <p>The bank has the money, but the news of it never came back to us.</p>
      <ul>
        {strays.map((stray) => (
          <Stray key={stray.providerPaymentId} stray={stray} />
        ))}
      </ul>
    </section>
  );
}

function Stray({ stray }: { stray: StrayPayment }) {
  const { providerPaymentId, amountPaise, at, method, title, kind, customer, customerId, canSettle } = stray;
  const { busy, change } = useChange();
  const [matching, setMatching] = useState(false);
  const settle = async () => {
    if (await change(() => settleStray(providerPaymentId))) toast("It is in the books now.");
  };
  return (
    <li className={styles.stray}>
      <div className={styles.top}>
        <div>
          {customerId === undefined ? <b>{customer ?? "Nobody we know"}</b> : <Anchor href={`/admin/customers/${customerId}`}>{customer}</Anchor>}
          <p>{title ?? "For nothing that is known here"}</p>
        </div>
        <div className={styles.big}>
          <b>{rupees(amountPaise)}</b>
        </div>
      </div>
      <dl className={styles.sides}>
        <div>
          <dt>At the provider</dt>
          <dd>
            Paid {day(at)}, {clock(at)}, {meansOf({ what: "online", ...(method && { means: method }) })}
          </dd>
        </div>
        <div>
          <dt>Here</dt>
          <dd>{!canSettle ? "No purchase" : kind === ORDERS ? "Advance not paid" : "No course given"}</dd>
        </div>
      </dl>
      <p className={styles.small}>{providerPaymentId}</p>
      {canSettle ? (
        <div className={styles.acts}>
          <Button look="leaf" busy={busy} onClick={() => void settle()}>
            {kind === ORDERS ? "Count the advance" : "Give her the course"}
          </Button>
        </div>
      ) : (
        <>
          <p>It names nobody who is known here. If you know whose it is, say so; else give it back at the payment provider.</p>
          <div className={styles.acts}>
            <Button look="leaf" onClick={() => setMatching(true)}>
              Say whose it is
            </Button>
          </div>
        </>
      )}
      {matching && <MatchWindow stray={stray} onClose={() => setMatching(false)} />}
    </li>
  );
}
