import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { PaymentDispute, PaymentProviderSheet } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { Badge } from "../../../../ui/Badge";
import { settings } from "../paths";
import { disputeList, providerView } from "../queries";
import { KeysForm } from "./KeysForm";
import styles from "./Provider.later.module.css";
import { standing } from "./standing";
import { WebhookPanel } from "./WebhookPanel";

/** Who takes the money, and with which keys. */
export function ProviderPage() {
  const { data, error, refetch } = useFresh(providerView());
  const { data: disputes } = useFresh(disputeList());
  return (
    <Screen title="Payments" back={settings}>
      {data ? (
        <>
          {disputes !== undefined && disputes.length > 0 && <Disputes disputes={disputes} />}
          <Standing sheet={data} />
          <KeysForm key={data.keyId ?? ""} sheet={data} />
          <WebhookPanel sheet={data} />
        </>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}

const BADGES = { sandbox: "Test", test: "Test", live: "Live" } as const;

function Standing({ sheet }: { sheet: PaymentProviderSheet }) {
  const { title, says } = standing(sheet);
  return (
    <Panel title={title} aside={<Badge kind={sheet.mode === "live" ? "good" : "waiting"}>{BADGES[sheet.mode]}</Badge>}>
      <p className={styles.quiet}>{says}</p>
      {sheet.keyId && (
        <dl className={styles.facts}>
          <div>
            <dt>Key id</dt>
            <dd>{sheet.keyId}</dd>
          </div>
        </dl>
      )}
    </Panel>
  );
}

const FATES = { open: "To be answered", under_review: "The bank decides", won: "Won", lost: "Lost", closed: "Closed" } as const;

function Disputes({ disputes }: { disputes: readonly PaymentDispute[] }) {
  return (
    <Panel title="Disputed payments">
      <p className={styles.quiet}>A customer's bank asks the money back. Answer in Razorpay's dashboard, under Disputes.</p>
      <ul className={styles.disputes}>
        {disputes.map(({ id, amountPaise, reason, paymentId, status, respondBy }) => (
          <li key={id}>
            <span>
              <b>{rupees(amountPaise)}</b> {reason.replaceAll("_", " ")}
              <small>
                {paymentId}
                {status === "open" && respondBy && `, answer by ${day(respondBy)}`}
              </small>
            </span>
            <Badge kind={status === "open" || status === "lost" ? "bad" : "info"}>{FATES[status]}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
