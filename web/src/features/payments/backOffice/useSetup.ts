import { useDecided } from "../../../admin/setup/queries";
import { useFresh } from "../../../admin/useFresh";
import type { PaymentProviderDetail, TaxMode } from "../../../api/schema";
import type { SetupStep } from "../../../site/adminPart";
import { provider, tax } from "./paths";
import { providerView } from "./queries";
import { taxView } from "./receipts/queries";

const PAID: Record<PaymentProviderDetail["mode"], string> = {
  closed: "Online, or at the counter only for now",
  sandbox: "Test payments of a demo shop",
  test: "Test mode: no money moves",
  live: "Online, with Razorpay",
};

const REGISTERED: Record<TaxMode, string> = {
  none: "Now: receipts without tax",
  composition: "Bills of supply, composition scheme",
  regular: "Tax invoices with CGST and SGST",
};

/** The setup steps of payments and of the shop's GST registration. */
export function useSetup(): SetupStep[] {
  const { data: payment } = useFresh(providerView());
  const { data: registration } = useFresh(taxView());
  const counterOnly = useDecided("payments");
  const unregistered = useDecided("gst");
  if (!payment || !registration || counterOnly === undefined || unregistered === undefined) return [];
  const online = payment.mode !== "closed";
  const registered = registration.mode !== "none";
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
    {
      id: "gst",
      title: "GST",
      hint: registered || !unregistered ? REGISTERED[registration.mode] : "Not registered: receipts without tax",
      done: registered || unregistered,
      place: 52,
      later: true,
      minutes: 4,
      takes: ["Your GSTIN", "The codes and rates of what you sell"],
      href: tax,
      action: "Enter GSTIN",
      ...(!registered && { instead: { step: "gst", label: "Not registered", minutes: 0 } as const }),
    },
  ];
}
