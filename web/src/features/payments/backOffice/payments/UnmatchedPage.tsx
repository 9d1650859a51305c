import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { codeOf } from "../../../../form/failures";
import { Empty, ErrorState } from "../../../../ui/States";
import * as paths from "../paths";
import { UnmatchedCards } from "./Unmatched";
import { useUnmatched } from "./useUnmatched";

/** The unmatched payments. */
export function UnmatchedPage() {
  const { data, error, refetch } = useUnmatched();
  return (
    <Screen title="Paid at the provider, not here" back={{ href: paths.payments, label: "All payments" }}>
      {!data && codeOf<"admin_unmatched_payment_list">(error) === "payments.provider_unreachable" ? (
        // The error's own message is written for customers.
        <Panel>
          <ErrorState title="The payment provider does not answer. Please try again in a minute." onRetry={() => void refetch()} />
        </Panel>
      ) : !data ? (
        <Waiting failure={error} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <Panel>
          <Empty title="All payments are recorded" middle>
            <p>Everything the payment provider received in the last seven days is recorded here.</p>
          </Empty>
        </Panel>
      ) : (
        <UnmatchedCards unmatched={data} />
      )}
    </Screen>
  );
}
