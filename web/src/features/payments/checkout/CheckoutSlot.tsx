import { useEffect } from "react";
import { LazyPart } from "../../../ui/LazyPart";
import { useCurrentCheckout } from "../public/useCheckout";

/** In the address of who comes back from the payment provider's own page: how it ended. */
const RETURNED = "payment";

const load = () => import("../CheckoutDialog");

/** Renders the current checkout over any screen; its code is loaded with the first one. */
export function CheckoutSlot() {
  const checkout = useCurrentCheckout();
  useEffect(() => {
    // Few come back that way: the code for it is no part of a first visit.
    if (new URLSearchParams(location.search).has(RETURNED)) {
      void import("./returned").then(({ noteReturn }) => noteReturn(RETURNED), () => undefined);
    }
  }, []);
  if (!checkout) return null;
  const { request, onOutcome } = checkout;
  return <LazyPart load={load} given={{ request, onOutcome }} onFailure={() => onOutcome({ state: "unreachable" })} />;
}
