import { LazyPart } from "../../../ui/LazyPart";
import { useCurrentCheckout } from "../public/useCheckout";
import { useReturned } from "./returned";

const load = () => import("../CheckoutWindow");

/** Where a checkout takes place, over whichever screen began it; its code comes with the first one. */
export function CheckoutSlot() {
  const checkout = useCurrentCheckout();
  useReturned();
  if (!checkout) return null;
  const { request, onOutcome } = checkout;
  return <LazyPart load={load} given={{ request, onOutcome }} onFailure={() => onOutcome({ state: "unreachable" })} />;
}
