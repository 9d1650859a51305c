/** What each kind of mail is called; others by what they say of themselves. */
const KINDS: Readonly<Record<string, string>> = {
  "auth.welcome": "Welcome",
  "auth.reset": "New password",
  "auth.password_changed": "Password changed",
  "auth.contact_confirm": "Confirm a new contact",
  "auth.contact_notice": "Contact changes",
  "auth.many_resets": "Warning to you",
  "orders.received": "Booking received",
  "orders.approved": "Approved",
  "orders.rejected": "Declined",
  "orders.cancelled": "Cancelled",
  "orders.step_changed": "Next step",
  "orders.taken": "Order created",
  "orders.visit_reminder": "Visit reminder",
  "payments.receipt": "Receipt",
  "payments.tests_ended": "Test mode is over",
  "payments.refund_due": "Refund due",
  "invoices.issued": "Invoice",
  "invoices.cancelled": "Invoice cancelled",
  "courses.bought": "Course bought",
  "courses.expiring": "Course ends soon",
  "email.test": "Test",
  "maintenance.test": "Test",
};

/** "Booking received"; a kind without a name of its own is read out of its feature's name for it. */
export function kindOfMail(template: string): string {
  const known = KINDS[template];
  if (known) return known;
  const plain = (template.split(".")[1] ?? template).replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
