/** Told beside the undo of a step of which customers get an email, 15 seconds later: whether there will be one. */
export function emailNote(hasEmail: boolean, delivers: boolean): string {
  if (!hasEmail) return "There is no email address on this order. Call, or write on WhatsApp.";
  if (!delivers) return "Email delivery is not set up, so no email is sent. Call, or write on WhatsApp.";
  return "The email waits 15 seconds. Undo now and it is not sent.";
}
