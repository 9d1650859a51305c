import { Panel } from "../../../../admin/Screen";
import { TestBadge } from "../../../../admin/TestBadge";
import type { PaymentDispute } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { Badge } from "../../../../ui/Badge";
import shared from "../../../../ui/shared.module.css";
import * as paths from "../paths";
import { FATES, reasonOf, state } from "./disputed";
import styles from "./Payments.later.module.css";

const KINDS = { open: "bad", under_review: "info", won: "good", lost: "bad", closed: "info" } as const;

/** Disputed payments; on a payment's page, its disputes. */
export function DisputeList({ disputes, onPayment = false }: { disputes: readonly PaymentDispute[]; onPayment?: boolean }) {
  return (
    <ul className={styles.refunds} aria-label="Disputes">
      {disputes.map((dispute) => (
        <li key={dispute.id}>
          <div className={styles.refund}>
            <span>
              <b>{rupees(dispute.amountPaise)}</b> {dispute.test && <TestBadge />}
            </span>
            <Badge kind={KINDS[dispute.status]}>{FATES[dispute.status]}</Badge>
          </div>
          <p>{state(dispute)}</p>
          <p className={shared.muted}>The bank&apos;s reason: {reasonOf(dispute)}</p>
          <p className={styles.small}>{dispute.id}</p>
          {!onPayment && (
            <p>
              {dispute.purchase === undefined ? (
                `Payment ${dispute.paymentId} is not recorded in this shop.`
              ) : (
                <Anchor className={shared.stitch} href={paths.searched(dispute.paymentId)}>
                  View payment
                </Anchor>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The disputes of one payment. */
export function DisputePanel({ disputes }: { disputes: readonly PaymentDispute[] }) {
  return (
    <Panel title="Disputes">
      <p className={styles.under}>The customer has asked their bank to return this payment.</p>
      <DisputeList disputes={disputes} onPayment />
    </Panel>
  );
}
