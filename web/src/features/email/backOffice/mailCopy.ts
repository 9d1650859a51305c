/** The names of the email types. */
const KINDS: Readonly<Record<string, string>> = {
  "auth.welcome": "Welcome",
  "auth.reset": "Password reset",
  "auth.password_changed": "Password changed",
  "auth.contact_confirm": "Confirm new contact",
  "auth.contact_notice": "Contact changed",
  "auth.many_resets": "Security warning",
  "orders.received": "Booking received",
  "orders.approved": "Approved",
  "orders.rejected": "Declined",
  "orders.cancelled": "Cancelled",
  "orders.step_changed": "Order update",
  "orders.taken": "Order created",
  "orders.visit_reminder": "Visit reminder",
  "payments.receipt": "Receipt",
  "payments.tests_ended": "Test mode ended",
  "payments.refund_due": "Refund due",
  "invoices.issued": "Invoice",
  "invoices.cancelled": "Invoice cancelled",
  "courses.bought": "Course bought",
  "courses.expiring": "Course expires soon",
  "email.test": "Test",
  "maintenance.test": "Test",
};

/** "Booking received"; unknown types are named after their template. */
export function kindOfMail(template: string): string {
  const known = KINDS[template];
  if (known) return known;
  const plain = (template.split(".")[1] ?? template).replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
