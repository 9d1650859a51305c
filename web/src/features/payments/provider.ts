import type { ComponentType } from "react";
import type { SaidProblem } from "../../api/problem";
import type { Checkout, PaymentProof } from "../../api/schema";

/** How the provider's own window ended. */
export type ProviderEnd =
  | { end: "paid"; proof: PaymentProof }
  | { end: "failed"; message: string }
  | { end: "closed" }
  /** It may be paid: in another tab, or the answer got lost. The shop has to ask. */
  | { end: "unclear"; /** Why a try of it failed, in our words. */ failed?: string | undefined }
  | { end: "refused"; problem: SaidProblem };

export interface ProviderWindowProps {
  checkout: Checkout;
  /** What is paid for. */
  title: string;
  /** Told once. The window stays until the shop has noted what was paid. */
  onEnd: (end: ProviderEnd) => void;
  /** Told before the page is left for the provider's own. */
  onLeave: () => void;
}

interface ProviderCode {
  default: ComponentType<ProviderWindowProps>;
  /** What has to be fetched before the window can open. */
  prepare?: (checkout: Checkout) => Promise<void>;
}

/** A window for each provider that the server may name; its code is fetched when it is to be shown. */
const windows: Readonly<Record<string, () => Promise<ProviderCode>>> = {
  sandbox: () => import("./sandbox/TestPayment"),
  razorpay: () => import("./razorpay/RazorpayPayment"),
};

/** Fails when the code cannot be fetched, and for a provider of which this client knows nothing. */
export async function windowOf(checkout: Checkout): Promise<ComponentType<ProviderWindowProps>> {
  const load = windows[checkout.provider];
  if (!load) throw new Error(`no window for the payment provider ${checkout.provider}`);
  const code = await load();
  await code.prepare?.(checkout);
  return code.default;
}
