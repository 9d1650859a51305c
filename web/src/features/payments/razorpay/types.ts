/** The provider's checkout script, as far as it is used here. */
export interface RazorpayOptions {
  /** The public key that made the order. */
  key: string;
  /** Paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name?: string; email?: string; contact?: string };
  readonly: { contact: boolean };
  theme: { color?: string };
  modal: { confirm_close: boolean; ondismiss: () => void };
  handler: (response: RazorpayResponse) => void;
  /** With `redirect` the page is left, and the provider posts the result to this address. */
  callback_url?: string;
  redirect?: boolean;
}

export interface RazorpayResponse {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

export interface RazorpayFailure {
  error: { reason?: string };
}

export interface RazorpayWindow {
  open: () => void;
  close: () => void;
  on: (event: "payment.failed", listener: (failure: RazorpayFailure) => void) => void;
}

export type RazorpayScript = new (options: RazorpayOptions) => RazorpayWindow;

declare global {
  interface Window {
    Razorpay?: RazorpayScript;
  }
}
