import { useSyncExternalStore } from "react";
import { currentCheckout, onCheckoutChange, startCheckout, type Checkout } from "./checkout";

/** The checkout under way, or none. */
export const useCurrentCheckout = (): Checkout | undefined =>
  useSyncExternalStore(onCheckoutChange, currentCheckout, () => undefined);

/**
 * Paying from any screen: `const outcome = await start({ kind, reference, title })`. The window is the payments' own;
 * what an outcome means is said by the screen that started it.
 */
export function useCheckout(): { start: typeof startCheckout; busy: boolean } {
  return { start: startCheckout, busy: useCurrentCheckout() !== undefined };
}
