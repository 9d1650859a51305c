import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "payments.",
  label: "Payments and coupons",
  actions: {
    "payments.tests_ended": "test mode ended, and what was bought in it",
    "payments.fulfilled": "a payment came in",
    "payments.tax_updated": "changed what receipts say of GST",
    "payments.refund_due": "a payment has to be given back",
    "payments.bad_signature": "a payment message with a wrong signature",
    "payments.bad_webhook_signature": "a webhook with a wrong signature",
    "payments.transactions_exported": "downloaded payments",
    "payments.receipts_exported": "downloaded receipts",
  },
};
