import { useDecided } from "../../../admin/setup/queries";
import { useFresh } from "../../../admin/useFresh";
import type { PaymentProviderDetail } from "../../../api/schema";
import type { SetupStep } from "../../../site/adminPart";
import { provider } from "./paths";
import { providerView } from "./queries";

const PAID: Record<PaymentProviderDetail["mode"], string> = {
  closed: "Online, or at the counter only for now",
  sandbox: "Test payments of a demo shop",
  test: "Test mode: no money moves",
  live: "Online, with Razorpay",
};

/** The setup step of online payments. */
export function useSetup(): SetupStep[] {
  const { data: payment } = useFresh(providerView());
  const counterOnly = useDecided("payments");
  if (!payment || counterOnly === undefined) return [];
  const online = payment.mode !== "closed";
  return [
    {
      id: "payments",
      title: "Payments",
      hint: online || !counterOnly ? PAID[payment.mode] : "At the counter only",
      done: online || counterOnly,
      place: 25,
      minutes: 8,
      takes: ["The keys of your Razorpay account", "A webhook, so that no payment is missed"],
      href: provider,
      action: "Enter keys",
      ...(!online && { instead: { step: "payments", label: "Counter only for now", minutes: 1 } as const }),
    },
  ];
}
