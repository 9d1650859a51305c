import { useSyncExternalStore } from "react";
import { currentCheckout, onCheckoutChange, startCheckout, type Checkout } from "./checkout";

/** The current checkout, if any. */
export const useCurrentCheckout = (): Checkout | undefined =>
  useSyncExternalStore(onCheckoutChange, currentCheckout, () => undefined);

/**
 * Starts a payment from any screen: `const outcome = await start({ kind, reference, title })`. The dialog belongs to
 * the payments feature; the screen that started it shows the outcome.
 */
export function useCheckout(): { start: typeof startCheckout; busy: boolean } {
  return { start: startCheckout, busy: useCurrentCheckout() !== undefined };
}
