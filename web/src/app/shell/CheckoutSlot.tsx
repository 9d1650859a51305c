import type { ComponentType } from "react";
import type { CheckoutProps } from "../../checkout/checkout";
import { useReturned } from "../../checkout/returned";
import { useCurrentCheckout } from "../../checkout/useCheckout";
import { LazyPart } from "../../ui/LazyPart";
import { features } from "../features";

function load(): Promise<{ default: ComponentType<CheckoutProps> }> {
  const checkout = features.find((feature) => feature.checkout)?.checkout;
  return checkout ? checkout() : Promise.reject(new Error("nobody takes payments"));
}

/** Where a checkout takes place, over whichever screen began it; its code comes with the first one. */
export function CheckoutSlot() {
  const checkout = useCurrentCheckout();
  useReturned();
  if (!checkout) return null;
  const { request, onOutcome } = checkout;
  return <LazyPart load={load} given={{ request, onOutcome }} onFailure={() => onOutcome({ state: "unreachable" })} />;
}
