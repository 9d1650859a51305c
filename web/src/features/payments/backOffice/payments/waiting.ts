import type { Waiting } from "../../../../admin/part";
import { useFresh } from "../../../../admin/useFresh";
import { providerView } from "../queries";
import { disputesSay, useDisputes } from "./disputed";
import { waitingView } from "./queries";
import { useStrays } from "./useStrays";

/** Disputes, payments she has to say something about, refunds that failed, and what only the provider knows of. */
export function useOwnersWaiting(): Waiting[] {
  const waiting = useFresh(waitingView()).data;
  const strays = useStrays().data?.length ?? 0;
  const disputes = useDisputes().data ?? [];
  const webhooksMissing = useFresh(providerView()).data?.webhooksMissingSince;
  const { toDecide = 0, failedRefunds = 0 } = waiting ?? {};
  return [
    { path: "/payments/disputes", ...disputesSay(disputes) },
    {
      path: "/settings/payments",
      count: webhooksMissing ? 1 : 0,
      says: "Webhooks from the payment provider are not arriving",
    },
    {
      path: "/payments",
      count: toDecide,
      says: toDecide === 1 ? "1 payment waits for your word: give it back?" : `${toDecide} payments wait for your word: give them back?`,
    },
    {
      path: "/payments",
      count: failedRefunds,
      says: failedRefunds === 1 ? "1 refund did not go through" : `${failedRefunds} refunds did not go through`,
    },
    {
      path: "/payments/elsewhere",
      count: strays,
      says: strays === 1 ? "1 paid at the provider, not here" : `${strays} paid at the provider, not here`,
    },
  ];
}
