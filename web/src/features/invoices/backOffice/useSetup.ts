import { useDecided } from "../../../admin/setup/queries";
import { useFresh } from "../../../admin/useFresh";
import type { TaxMode } from "../../../api/schema";
import type { SetupStep } from "../../../site/adminPart";
import { tax } from "./paths";
import { taxView } from "./queries";

const REGISTERED: Record<TaxMode, string> = {
  none: "Now: receipts without tax",
  composition: "Bills of supply, composition scheme",
  regular: "Tax invoices with CGST and SGST",
};

/** The setup step of the shop's GST registration. */
export function useSetup(): SetupStep[] {
  const { data: registration } = useFresh(taxView());
  const unregistered = useDecided("gst");
  if (!registration || unregistered === undefined) return [];
  const registered = registration.mode !== "none";
  return [
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
