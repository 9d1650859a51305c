import type { MailSetup, MailTested } from "../../../../api/schema";

/** What is said of a test that left. */
export function arrived({ mail: { recipient } }: MailTested, route: MailSetup["route"] | undefined): { title: string; text: string } {
  if (route === "files") return { title: "The test was written to a file", text: `It reaches nobody: no mail server is set up yet. It would have gone to ${recipient}.` };
  return { title: "The test has left", text: `It went to ${recipient}. If it is not there within a few minutes, look into the spam folder.` };
}
