import type { Check } from "../../../../site/adminPart";
import { useFresh } from "../../../../admin/useFresh";
import { provider } from "../paths";
import { providerView } from "../queries";
import { heard, missing, standing } from "./standing";

export function useChecks(): Check[] {
  const { data } = useFresh(providerView());
  if (!data) return [];
  const { title, says } = standing(data);
  const line = { id: "payments", title, href: provider, action: "View" };
  if (data.mode === "sandbox" || data.mode === "closed") return [{ ...line, detail: says, state: "unknown" }];
  if (data.webhooksMissingSince)
    return [{ ...line, title: "Webhooks are not arriving", detail: missing(data.webhooksMissingSince), state: "bad", action: "Check" }];
  const detail = data.mode === "test" ? says : heard(data.lastWebhookAt);
  return [{ ...line, detail, state: data.mode === "live" && data.lastWebhookAt ? "good" : "unknown" }];
}
