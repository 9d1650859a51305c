import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "payments.",
  label: "Payments and coupons",
  actions: {
    "payments.tests_ended": "test mode and its purchases ended",
    "payments.fulfilled": "a payment was received",
    "payments.tax_updated": "changed the GST settings",
    "payments.refund_due": "a payment has to be refunded",
    "payments.bad_signature": "a payment confirmation with a wrong signature",
    "payments.bad_webhook_signature": "a webhook with a wrong signature",
    "payments.transactions_exported": "downloaded payments",
    "payments.receipts_exported": "downloaded receipts",
  },
};
