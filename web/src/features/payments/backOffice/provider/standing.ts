import { ago } from "../../../../admin/ago";
import type { PaymentProviderSheet } from "../../../../api/schema";
import { clock, day } from "../../../../format/date";

/** How payments stand, in a heading and a sentence. */
export function standing({ mode }: Pick<PaymentProviderSheet, "mode">): { title: string; says: string } {
  switch (mode) {
    case "sandbox":
      return {
        title: "Payments are tests",
        says: "The shop plays the bank itself, and no money moves. Put in the keys of your account at Razorpay to take real money.",
      };
    case "test":
      return {
        title: "Razorpay, with test keys",
        says: "Everything runs as it will, but only test cards work and no money moves. Put in the live keys before you sell.",
      };
    case "live":
      return { title: "Razorpay, with live keys", says: "Customers pay real money. It reaches your bank as agreed with Razorpay." };
  }
}

/** When the provider told the shop something for the last time. */
export const heard = (at: string | undefined, now = Date.now()): string =>
  at
    ? `The last message came ${ago(at, now)}, on ${day(at)}, ${clock(at)}.`
    : "No message has come yet. Without them a payment is found all the same, but minutes later.";
