import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useEmailDelivery } from "../../../auth/public/useEmailDelivery";
import { Empty } from "../../../../ui/States";
import * as paths from "../paths";
import { DisputeList } from "./Disputes";
import { useDisputes } from "./disputed";
import styles from "./Payments.later.module.css";

/** Payments that customers dispute at their bank. */
export function DisputesPage() {
  const { data, error, refetch } = useDisputes();
  const delivers = useEmailDelivery();
  return (
    <Screen title="Disputed payments" back={{ href: paths.payments, label: "All payments" }}>
      {!data ? (
        <Waiting failure={error} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <Panel>
          <Empty title="No disputes" middle>
            <p>If a customer disputes a payment at their bank, it appears here{delivers && ", and you get an email"}.</p>
          </Empty>
        </Panel>
      ) : (
        <Panel>
          <p className={styles.under}>Customers have asked their bank to return these payments.</p>
          <DisputeList disputes={data} />
        </Panel>
      )}
    </Screen>
  );
}
