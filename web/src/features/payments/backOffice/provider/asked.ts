import type { Meanings } from "../../../../api/problem";
import { meaningOf } from "../../../../form/failures";

/** What came of asking the provider with some keys. */
export interface Asked {
  good: boolean;
  title: string;
  text: string;
}

export const ACCEPTED: Asked = {
  good: true,
  title: "Razorpay accepts these keys",
  text: "Nothing is changed yet. If they are the right ones, press “Take payments with these keys”.",
};

const REFUSALS: Meanings<"admin_payment_provider_check", Omit<Asked, "good"> | undefined> = {
  "auth.confirmation_needed": undefined,
  "payments.keys_refused": {
    title: "Razorpay does not accept these keys",
    text: "The key id and the key secret do not belong together, or a letter of one is missing. Copy both once more. Razorpay shows a secret only once: if yours is lost, make a new key there, under API keys. Nothing was changed here.",
  },
  "payments.provider_silent": {
    title: "Razorpay does not answer",
    text: "So the shop cannot tell whether the keys are right. Nothing was changed here. Please try again in a minute.",
  },
  "payments.live_keys_only": {
    title: "These are test keys, and this shop has taken real money",
    text: "With test keys anybody could have what you sell for nothing. Please use the keys that begin with rzp_live_. Nothing was changed here.",
  },
};

/** What a refusal means for the owner; nothing if it is none that the keys brought about. */
export function refusedBecause(failure: unknown): Asked | undefined {
  const refusal = meaningOf(failure, REFUSALS);
  return refusal && { good: false, ...refusal };
}
