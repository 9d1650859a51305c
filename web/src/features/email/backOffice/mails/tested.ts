import type { EmailDelivery, MailTested } from "../../../../api/schema";

/** The message after a sent test. */
export function arrived({ mail: { recipient } }: MailTested, route: EmailDelivery["route"] | undefined): { title: string; text: string } {
  if (route === "files") return { title: "Test stored as a file", text: `Email delivery is not set up yet, so it was not sent to ${recipient}.` };
  return { title: "Test sent", text: `Sent to ${recipient}. If it does not arrive within a few minutes, check the spam folder.` };
}
