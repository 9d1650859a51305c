import { ago } from "../../../../admin/ago";
import type { PaymentProviderDetail } from "../../../../api/schema";
import { clock, day } from "../../../../format/date";

/** The state of online payments, as a title and a sentence. */
export function standing({ mode, testPurchases = 0 }: Pick<PaymentProviderDetail, "mode"> & { testPurchases?: number }): { title: string; says: string } {
  switch (mode) {
    case "closed":
      return {
        title: "Online payment is not open yet",
        says: "Nothing can be bought online. Your site says that online payment opens soon, and how to buy until then. Enter the keys of your Razorpay account to open it.",
      };
    case "sandbox":
      return {
        title: "Test payments",
        says: "This is a demo shop with a built-in test bank: no money moves.",
      };
    case "test":
      return {
        title: "Razorpay, test keys",
        says: `Only test cards work and no money moves. Purchases are marked TEST and are not included in reports, receipt numbers or exports. ${ends(testPurchases)}`,
      };
    case "live":
      return { title: "Razorpay, live keys", says: "Customers pay real money. It reaches your bank as agreed with Razorpay." };
  }
}

/** Reports that payments arrive without webhooks. */
export const missing = (since: string): string =>
  `Since ${day(since)}, ${clock(since)} payments came without a webhook. The shop finds them by asking, but late. Check that the webhook is active at Razorpay, with this address and secret.`;

const ends = (count: number): string =>
  count === 0
    ? "Test purchases end when you enter live keys."
    : `${count === 1 ? "1 test purchase ends" : `${count} test purchases end`} when you enter live keys, and you get an email.`;

/** When the last webhook was received. */
export const heard = (at: string | undefined, now = Date.now()): string =>
  at
    ? `Last webhook received ${ago(at, now)}, on ${day(at)}, ${clock(at)}.`
    : "No webhook received yet. Payments are still found without webhooks, but minutes later.";
