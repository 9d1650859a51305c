import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { PaymentProviderSheet } from "../../../../api/schema";
import { Badge } from "../../../../ui/Badge";
import { settings } from "../paths";
import { providerView } from "../queries";
import { KeysForm } from "./KeysForm";
import styles from "./Provider.later.module.css";
import { standing } from "./standing";
import { WebhookPanel } from "./WebhookPanel";

/** Who takes the money, and with which keys. */
export function ProviderPage() {
  const { data, error, refetch } = useFresh(providerView());
  return (
    <Screen title="Payments" back={settings}>
      {data ? (
        <>
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

const BADGES = { closed: "Not open", sandbox: "Test", test: "Test", live: "Live" } as const;

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
