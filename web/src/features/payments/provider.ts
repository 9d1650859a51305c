import type { ComponentType } from "react";
import type { SaidProblem } from "../../api/problem";
import type { Checkout, PaymentProof } from "../../api/schema";

/** The outcome of the provider's dialog. */
export type ProviderEnd =
  | { end: "paid"; proof: PaymentProof }
  | { end: "failed"; message: string }
  | { end: "closed" }
  /** It may be paid, in another tab or with a lost response. The shop has to ask the provider. */
  | { end: "unclear"; /** Why an attempt failed, as copy. */ failed?: string | undefined }
  | { end: "refused"; problem: SaidProblem };

export interface ProviderWindowProps {
  checkout: Checkout;
  /** The title of the purchase. */
  title: string;
  /** Called once. The dialog stays open until the shop has confirmed the payment. */
  onEnd: (end: ProviderEnd) => void;
  /** Called before the page is left for the provider's own. */
  onLeave: () => void;
}

interface ProviderCode {
  default: ComponentType<ProviderWindowProps>;
  /** Loads what the dialog needs before it can open. */
  prepare?: (checkout: Checkout) => Promise<void>;
}

/** The dialog of each provider that the server may name; its code is loaded when needed. */
const windows: Readonly<Record<string, () => Promise<ProviderCode>>> = {
  sandbox: () => import("./sandbox/TestPayment"),
  razorpay: () => import("./razorpay/RazorpayPayment"),
};

/** Loads the provider's dialog. Rejects when the code cannot be loaded or the provider is unknown. */
export async function windowOf(checkout: Checkout): Promise<ComponentType<ProviderWindowProps>> {
  const load = windows[checkout.provider];
  if (!load) throw new Error(`unknown payment provider ${checkout.provider}`);
  const code = await load();
  await code.prepare?.(checkout);
  return code.default;
}
