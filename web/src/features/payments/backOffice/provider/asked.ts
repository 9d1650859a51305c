import { explained } from "../../../../api/send";

/** The result of testing keys with the provider. */
export interface Asked {
  good: boolean;
  title: string;
  text: string;
}

export const ACCEPTED: Asked = {
  good: true,
  title: "Razorpay accepts these keys",
  text: "Nothing has been saved yet. To use them, choose “Save and take payments”.",
};

const REFUSALS = {
  "auth.confirmation_needed": undefined,
  "payments.keys_refused": {
    title: "Razorpay does not accept these keys",
    text: "The key ID and key secret do not match, or one is incomplete. Copy both again. Razorpay shows a secret only once: if you have lost it, create a new key there, under API keys. Nothing was changed here.",
  },
  "payments.provider_silent": {
    title: "Razorpay is not responding",
    text: "The keys could not be tested. Nothing was changed here. Please try again in a minute.",
  },
  "payments.live_keys_only": {
    title: "These are test keys, and this shop has taken real payments",
    text: "With test keys anyone could get what you sell for free. Please use the keys that start with rzp_live_. Nothing was changed here.",
  },
};

/** Tests keys without saving them. A refusal has a meaning if the keys caused it. */
export const tryKeys = explained("POST /admin/payments/provider/check", REFUSALS);
export const keepKeys = explained("PUT /admin/payments/provider", { ...REFUSALS, "payments.keys_by_environment": undefined });
