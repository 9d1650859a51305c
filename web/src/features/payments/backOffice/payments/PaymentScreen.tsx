import { useEffect, useState } from "react";
import { AskingButton } from "../../../../admin/AskingButton";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { Gone } from "../../../../admin/form/Gone";
import { TestBadge } from "../../../../admin/TestBadge";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import { isNotFound } from "../../../../api/problem";
import type { PaymentDetail, RefundDetail } from "../../../../api/schema";
import { useVisit } from "../../../../site/visit";
import { clock, day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import shared from "../../../../ui/shared.module.css";
import { paidFor } from "../../../invoices/public/orderPayments";
import * as paths from "../paths";
import { DisputePanel } from "./Disputes";
import { mayGoTwice, useDisputes } from "./disputed";
import { KeepDialog } from "./KeepDialog";
import styles from "./Payments.later.module.css";
import { keepIt, letItWait, paymentView, tryAgain } from "./queries";
import { RefundDialog } from "./RefundDialog";
import { differenceOf, DUE, methodOf, momentOf, ORDERS } from "./messages";

/** The polling interval for a pending refund, in milliseconds. */
const ASKING_MS = 2_000;

const BACK = { href: paths.payments, label: "All payments" };

/** One payment with its purpose, refunds and timeline. */
export function PaymentScreen() {
  const id = Number(useVisit().path.split("/").at(-1));
  const { data, error, refetch } = useFresh(paymentView(id));
  const asking = data?.refunds.some(({ state }) => state === "requested") ?? false;
  useEffect(() => {
    if (!asking) return;
    const timer = setInterval(() => void refetch(), ASKING_MS);
    return () => clearInterval(timer);
  }, [asking, refetch]);
  const { data: all } = useDisputes();
  const disputes = all?.filter(({ paymentId }) => paymentId === data?.providerPaymentId) ?? [];
  if (isNotFound(error)) return <Gone title="Payment" back={BACK} />;
  return (
    <Screen title="Payment" back={BACK}>
      {data ? (
        <div className={styles.columns}>
          <div>
            <Facts detail={data} disputed={mayGoTwice(disputes)} />
            {disputes.length > 0 && <DisputePanel disputes={disputes} />}
            {data.refunds.length > 0 && <Refunds detail={data} />}
          </div>
          <Timeline detail={data} />
        </div>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}

function Standing({ detail }: { detail: PaymentDetail }) {
  if (detail.state === "refunded") return <Badge kind="info">Refunded</Badge>;
  if (detail.toDecide) return <Badge kind="waiting">To review</Badge>;
  if (detail.state === "refund_due") return <Badge kind="bad">Refund due</Badge>;
  if (detail.returnedPaise > 0) return <Badge kind="info">{rupees(detail.returnedPaise)} refunded</Badge>;
  return <Badge icon="check">Paid</Badge>;
}

function Facts({ detail, disputed }: { detail: PaymentDetail; disputed: boolean }) {
  const { order, customer, customerId, title, amountPaise, capturedAt, method, due, toDecide, retained, refundablePaise } = detail;
  const [refunding, setRefunding] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const { busy, change } = useChange();
  const reopen = async (reason: string) => {
    if (!(await change(() => letItWait(detail.id)))) return;
    offerUndo({
      text: "Payment reopened",
      note: "Undo closes it again with the same reason.",
      undo: async () => void (await change(() => keepIt(detail.id, reason))),
    });
  };
  return (
    <Panel>
      <div className={styles.top}>
        <div>
          {customer ? <Anchor href={`/admin/customers/${customerId}`}>{customer}</Anchor> : <b>Deleted account</b>}
          <p className={shared.muted}>
            {order.kind === ORDERS ? <Anchor href={`/admin/orders/${order.reference}`}>{paidFor(detail)}</Anchor> : title}
          </p>
        </div>
        <div className={styles.big}>
          <b>{rupees(amountPaise)}</b>
          {order.test && <TestBadge />}
          <Standing detail={detail} />
        </div>
      </div>
      {due && (toDecide || detail.state === "refund_due") && <p className={styles.due}>{DUE[due]}</p>}
      {retained && (
        <p className={styles.due}>
          Closed without a refund on {day(retained.at)}{retained.by && ` by ${retained.by}`}: {retained.reason}{" "}
          <button
            type="button"
            className={shared.stitch}
            aria-disabled={busy || undefined}
            onClick={() => !busy && void reopen(retained.reason)}
          >
            Reopen
          </button>
        </p>
      )}
      {detail.difference && <p className={shared.muted}>{differenceOf(detail.difference)}</p>}
      <dl className={styles.facts}>
        <dt>Paid on</dt>
        <dd>
          {day(capturedAt)}, {clock(capturedAt)}, {methodOf({ what: "online", ...(method && { method: method }) })}
        </dd>
        {order.coupon && (
          <>
            <dt>Coupon</dt>
            <dd>
              {order.coupon}, {order.percent} % off {rupees(order.pricePaise)}
            </dd>
          </>
        )}
        <dt>Provider payment ID</dt>
        <dd className={styles.long}>{detail.providerPaymentId}</dd>
        {detail.providerOrderId && (
          <>
            <dt>Provider order ID</dt>
            <dd className={styles.long}>{detail.providerOrderId}</dd>
          </>
        )}
        <dt>Payment number</dt>
        <dd>{order.id}</dd>
      </dl>
      <div className={styles.acts}>
        {refundablePaise > 0 && (
          <Button look={toDecide ? "primary" : "line"} onClick={() => setRefunding(true)}>
            Refund
          </Button>
        )}
        {(toDecide || detail.refunds.some(({ mayRetry }) => mayRetry)) && !retained && (
          <Button look="line" onClick={() => setKeeping(true)}>
            Close without a refund
          </Button>
        )}
      </div>
      {refunding && <RefundDialog detail={detail} disputed={disputed} onClose={() => setRefunding(false)} />}
      {keeping && <KeepDialog detail={detail} onClose={() => setKeeping(false)} />}
    </Panel>
  );
}

function Refunds({ detail: { refunds, customer } }: { detail: PaymentDetail }) {
  return (
    <Panel title="Refunds">
      <ul className={styles.refunds} aria-label="Refunds">
        {refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} customer={customer} />
        ))}
      </ul>
    </Panel>
  );
}

const STATES = {
  requested: { kind: "waiting", label: "Requested" },
  pending: { kind: "waiting", label: "Pending" },
  processed: { kind: "good", label: "Refunded" },
  failed: { kind: "bad", label: "Failed" },
} as const;

function RefundLine({ refund, customer = "the customer" }: { refund: RefundDetail; customer: string | undefined }) {
  const { amountPaise, state, reason, by, requestedAt, doneAt, failure, mayRetry, providerRefundId, bankReference } = refund;
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  return (
    <li>
      <div className={styles.refund}>
        <b>{rupees(amountPaise)}</b>
        <Badge kind={STATES[state].kind}>{STATES[state].label}</Badge>
      </div>
      <p>{reason}</p>
      <p className={shared.muted}>
        {by ? `By ${by}, ` : ""}
        {day(requestedAt)}, {clock(requestedAt)}
        {state === "processed" && doneAt && `. Sent ${day(doneAt)}; banks take 5 to 7 working days`}
      </p>
      {providerRefundId && (
        <p className={styles.small}>
          {providerRefundId}
          {bankReference && `, bank reference ${bankReference}`}
        </p>
      )}
      {failure && state === "failed" && <p className={styles.bad}>{failure}</p>}
      {mayRetry && (
        <div className={styles.acts}>
          <AskingButton
            label="Try again"
            title="Send the refund again?"
            text={`${rupees(amountPaise)} goes back to ${customer}. A refund that was sent cannot be undone.`}
            yes={`Refund ${rupees(amountPaise)}`}
            small
            busy={busy}
            onYes={() => change(() => guard(() => tryAgain(refund.id)))}
          />
        </div>
      )}
      {confirmDialog}
    </li>
  );
}

function Timeline({ detail: { timeline } }: { detail: PaymentDetail }) {
  return (
    <Panel title="Timeline">
      <ol className={styles.timeline}>
        {timeline.map((moment, place) => (
          // Entries have no id, and are only appended.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <p>{momentOf(moment)}</p>
            <p className={styles.small}>
              {day(moment.at)}, {clock(moment.at)}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
