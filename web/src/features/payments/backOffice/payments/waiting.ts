import type { Waiting } from "../../../../site/adminPart";
import { useFresh } from "../../../../admin/useFresh";
import { providerView } from "../queries";
import { disputesSay, useDisputes } from "./disputed";
import { waitingView } from "./queries";
import { useUnmatched } from "./useUnmatched";

/** Disputes, payments to review, failed refunds and unmatched payments. */
export function useOwnersWaiting(): Waiting[] {
  const waiting = useFresh(waitingView()).data;
  const unmatched = useUnmatched().data?.length ?? 0;
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
      says: toDecide === 1 ? "1 payment to review: refund it?" : `${toDecide} payments to review: refund them?`,
    },
    {
      path: "/payments",
      count: failedRefunds,
      says: failedRefunds === 1 ? "1 refund failed" : `${failedRefunds} refunds failed`,
    },
    {
      path: "/payments/elsewhere",
      count: unmatched,
      says: unmatched === 1 ? "1 paid at the provider, not here" : `${unmatched} paid at the provider, not here`,
    },
  ];
}
