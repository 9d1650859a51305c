import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "payments.",
  label: "Payments and coupons",
  actions: {
    "payments.tests_ended": "test mode and its purchases ended",
    "payments.counter_payment_recorded": "recorded a counter payment",
    "payments.counter_payment_reversed": "corrected a counter payment",
    "payments.counter_payment_returned": "returned a counter payment",
    "payments.payment_retained": "decided not to refund a payment",
    "payments.payment_released": "put a payment back for a decision",
    "payments.retained": "closed a cancelled order's payment without a refund",
    "payments.retained_undone": "reopened a cancelled order's payment",
    "payments.fulfilled": "a payment was received",
    "payments.tax_updated": "changed the GST settings",
    "payments.refund_due": "a payment has to be refunded",
    "payments.bad_signature": "a payment confirmation with a wrong signature",
    "payments.bad_webhook_signature": "a webhook with a wrong signature",
    "payments.transactions_exported": "downloaded payments",
    "payments.receipts_exported": "downloaded receipts",
    "payments.figures_exported": "downloaded figures",
    "payments.expense_recorded": "recorded an expense",
    "payments.expense_updated": "changed an expense",
    "payments.expense_removed": "deleted an expense",
    "payments.drawer_opened": "opened the cash drawer or changed what is in it",
    "payments.drawer_closed": "closed the cash drawer",
    "payments.drawer_reopened": "reopened the cash drawer",
  },
};
