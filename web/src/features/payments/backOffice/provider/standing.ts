import { ago } from "../../../../admin/ago";
import type { PaymentProviderDetail } from "../../../../api/schema";
import { clock, day } from "../../../../format/date";

/** How payments stand, in a heading and a sentence. */
export function standing({ mode, testPurchases = 0 }: Pick<PaymentProviderDetail, "mode"> & { testPurchases?: number }): { title: string; says: string } {
  switch (mode) {
    case "closed":
      return {
        title: "Online payment is not open yet",
        says: "Nothing can be bought online. Your site says that online payment opens soon, and how to buy until then. Put in the keys of your account at Razorpay to open it.",
      };
    case "sandbox":
      return {
        title: "Payments are tests",
        says: "This is a demo: the shop plays the bank itself, and no money moves.",
      };
    case "test":
      return {
        title: "Razorpay, with test keys",
        says: `Only test cards work and no money moves. What is bought now is marked TEST and counts in no figure, receipt number or export. ${ends(testPurchases)}`,
      };
    case "live":
      return { title: "Razorpay, with live keys", says: "Customers pay real money. It reaches your bank as agreed with Razorpay." };
  }
}

/** That payments come without webhooks. */
export const missing = (since: string): string =>
  `Since ${day(since)}, ${clock(since)} payments came without a webhook. The shop finds them by asking, but late. Check that the webhook is active at Razorpay, with this address and secret.`;

const ends = (count: number): string =>
  count === 0
    ? "It ends when you put in live keys."
    : `${count === 1 ? "1 test purchase ends" : `${count} test purchases end`} when you put in live keys, and you get an email.`;

/** When the provider told the shop something for the last time. */
export const heard = (at: string | undefined, now = Date.now()): string =>
  at
    ? `The last message came ${ago(at, now)}, on ${day(at)}, ${clock(at)}.`
    : "No message has come yet. Without them a payment is found all the same, but minutes later.";
