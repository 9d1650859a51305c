import type { Check } from "../../../../admin/part";
import { useFresh } from "../../../../admin/useFresh";
import { provider } from "../paths";
import { providerView } from "../queries";
import { heard, standing } from "./standing";

export function useChecks(): Check[] {
  const { data } = useFresh(providerView());
  if (!data) return [];
  const { title, says } = standing(data);
  const line = { id: "payments", title, href: provider, action: "Look" };
  if (data.mode === "sandbox") return [{ ...line, detail: says, state: "unknown" }];
  const detail = data.mode === "test" ? says : heard(data.lastWebhookAt);
  return [{ ...line, detail, state: data.mode === "live" && data.lastWebhookAt ? "good" : "unknown" }];
}
