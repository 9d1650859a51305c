import type { EmailDelivery, MailTested } from "../../../../api/schema";

/** What is said of a test that left. */
export function arrived({ mail: { recipient } }: MailTested, route: EmailDelivery["route"] | undefined): { title: string; text: string } {
  if (route === "files") return { title: "The test was written to a file", text: `It was not sent, as email delivery is not set up yet. It would have gone to ${recipient}.` };
  return { title: "Test sent", text: `Sent to ${recipient}. If it does not arrive within a few minutes, check the spam folder.` };
}
