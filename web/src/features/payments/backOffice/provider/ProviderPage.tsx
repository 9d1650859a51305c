import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { PaymentProviderDetail } from "../../../../api/schema";
import { Badge } from "../../../../ui/Badge";
import { settings } from "../paths";
import { providerView } from "../queries";
import { KeysForm } from "./KeysForm";
import styles from "./Provider.later.module.css";
import { standing } from "./standing";
import { WebhookPanel } from "./WebhookPanel";

/** The settings of the payment provider. */
export function ProviderPage() {
  const { data, error, refetch } = useFresh(providerView());
  return (
    <Screen title="Payments" back={settings}>
      {data ? (
        <>
          <Standing detail={data} />
          <KeysForm key={data.keyId ?? ""} detail={data} />
          <WebhookPanel detail={data} />
        </>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}

const BADGES = { closed: "Not open", sandbox: "Test", test: "Test", live: "Live" } as const;

function Standing({ detail }: { detail: PaymentProviderDetail }) {
  const { title, says } = standing(detail);
  return (
    <Panel title={title} aside={<Badge kind={detail.mode === "live" ? "good" : "waiting"}>{BADGES[detail.mode]}</Badge>}>
      <p className={styles.quiet}>{says}</p>
      {detail.keyId && (
        <dl className={styles.facts}>
          <div>
            <dt>Key ID</dt>
            <dd>{detail.keyId}</dd>
          </div>
        </dl>
      )}
    </Panel>
  );
}
