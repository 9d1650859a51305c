import type { ComponentType } from "react";
import type { SaidProblem } from "../../api/problem";
import type { Checkout, PaymentProof } from "../../api/schema";

/** How the provider's own window ended. */
export type ProviderEnd =
  | { end: "paid"; proof: PaymentProof }
  | { end: "failed"; message: string }
  | { end: "closed" }
  /** It may be paid: in another tab, or the answer got lost. The shop has to ask. */
  | { end: "unclear" }
  | { end: "refused"; problem: SaidProblem };

export interface ProviderWindowProps {
  checkout: Checkout;
  /** What is paid for. */
  title: string;
  /** Told once. The window stays until the shop has noted what was paid. */
  onEnd: (end: ProviderEnd) => void;
}

/** A window for each provider that the server may name; its code is fetched when it is to be shown. */
const windows: Readonly<Record<string, () => Promise<{ default: ComponentType<ProviderWindowProps> }>>> = {
  sandbox: () => import("./sandbox/TestPayment"),
};

/** Fails when the code cannot be fetched, and for a provider of which this client knows nothing. */
export async function windowOf({ provider }: Checkout): Promise<ComponentType<ProviderWindowProps>> {
  const load = windows[provider];
  if (!load) throw new Error(`no window for the payment provider ${provider}`);
  return (await load()).default;
}
