import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useEmailDelivery } from "../../../../session/useEmailDelivery";
import { Empty } from "../../../../ui/States";
import * as paths from "../paths";
import { DisputeList } from "./Disputes";
import { useDisputes } from "./disputed";
import styles from "./Payments.later.module.css";

/** What customers' banks ask back. */
export function DisputesPage() {
  const { data, error, refetch } = useDisputes();
  const delivers = useEmailDelivery();
  return (
    <Screen title="Disputed payments" back={{ href: paths.payments, label: "All payments" }}>
      {!data ? (
        <Waiting failure={error} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <Panel>
          <Empty title="Nothing is disputed" middle>
            <p>If a customer asks their bank for the money back, it appears here{delivers && ", and you get an email"}.</p>
          </Empty>
        </Panel>
      ) : (
        <Panel>
          <p className={styles.under}>A customer asked her bank for the money, and the bank asks you.</p>
          <DisputeList disputes={data} />
        </Panel>
      )}
    </Screen>
  );
}
