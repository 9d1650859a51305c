import { CopyLine } from "../../../../admin/CopyLine";
import { Panel } from "../../../../admin/Screen";
import type { PaymentProviderDetail } from "../../../../api/schema";
import styles from "./Provider.later.module.css";
import { heard, missing } from "./standing";

/** The webhook with which Razorpay notifies the shop. */
export function WebhookPanel({ detail }: { detail: PaymentProviderDetail }) {
  const { webhookAddress, webhookEvents, lastWebhookAt, webhooksMissingSince, mode } = detail;
  return (
    <Panel title="Webhook">
      {webhooksMissingSince && (
        <p className={styles.alarm} role="alert">
          {missing(webhooksMissingSince)}
        </p>
      )}
      {mode !== "sandbox" && mode !== "closed" && <p className={styles.quiet}>{heard(lastWebhookAt)}</p>}
      <p className={styles.quiet}>
        Razorpay notifies the shop about payments through a webhook. In the Razorpay dashboard, under Webhooks, add this address with your
        webhook secret.
      </p>
      <CopyLine text={webhookAddress} label="Copy" />
      <p className={styles.quiet}>Select these events:</p>
      <ul className={styles.events}>
        {webhookEvents.map((event) => (
          <li key={event}>
            <code>{event}</code>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
