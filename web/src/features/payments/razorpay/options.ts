import type { Checkout } from "../../../api/schema";
import type { RazorpayOptions } from "./types";

export interface Ends {
  handler: RazorpayOptions["handler"];
  ondismiss: () => void;
}

/** The options of the provider's script. `callback` is the return address when the page is left. */
export function optionsOf(checkout: Checkout, { handler, ondismiss }: Ends, callback?: string): RazorpayOptions {
  const { keyId, amountPaise, currency, description, providerOrderId, window: shown } = checkout;
  if (!keyId || !shown) throw new Error("the shop did not say how the payment window looks");
  const { businessName, themeColour, buyerName, buyerEmail, buyerMobile } = shown;
  return {
    key: keyId,
    amount: amountPaise,
    currency,
    name: businessName,
    description,
    order_id: providerOrderId,
    prefill: {
      ...(buyerName && { name: buyerName }),
      ...(buyerEmail && { email: buyerEmail }),
      ...(buyerMobile && { contact: buyerMobile }),
    },
    readonly: { contact: buyerMobile !== undefined },
    theme: { color: themeColour },
    modal: { confirm_close: true, ondismiss },
    handler,
    ...(callback && { callback_url: callback, redirect: true }),
  };
}
