/** The note beside Undo: whether the customer gets an email about the step. Emails leave after 15 seconds. */
export function emailNote(hasEmail: boolean, delivers: boolean): string {
  if (!hasEmail) return "There is no email address on this order. Call or use WhatsApp.";
  if (!delivers) return "Email delivery is not set up, so no email is sent. Call or use WhatsApp.";
  return "The email is sent in 15 seconds unless you undo.";
}
