import { useQuery } from "@tanstack/react-query";
import type { Check, Waiting } from "../../../../admin/part";
import { useFresh } from "../../../../admin/useFresh";
import type { Failure } from "../../../../api/problem";
import type { PaymentDispute } from "../../../../api/schema";
import { useSession } from "../../../../session/useSession";
import { provider } from "../paths";
import { disputeList, providerView } from "../queries";
import { disputesSay, heard, standing } from "./standing";

const LOOK_AGAIN_MS = 60_000;

export function useChecks(): Check[] {
  const { data } = useFresh(providerView());
  if (!data) return [];
  const { title, says } = standing(data);
  const line = { id: "payments", title, href: provider, action: "Look" };
  if (data.mode === "sandbox") return [{ ...line, detail: says, state: "unknown" }];
  const detail = data.mode === "test" ? says : heard(data.lastWebhookAt);
  return [{ ...line, detail, state: data.mode === "live" && data.lastWebhookAt ? "good" : "unknown" }];
}

/** Charges that the owner has to answer in time. Staff have nothing to do with them. */
export function useWaiting(): Waiting[] {
  const session = useSession();
  const owner = session.state === "user" && session.user.role === "owner";
  const { data } = useQuery<PaymentDispute[], Failure>({
    ...disputeList(),
    enabled: owner,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: LOOK_AGAIN_MS,
  });
  const { count, says } = disputesSay(data ?? []);
  return count > 0 ? [{ path: "/settings/payments", count, says }] : [];
}
