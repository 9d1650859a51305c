import { useDecided } from "../../../admin/setup/queries";
import { useFresh } from "../../../admin/useFresh";
import type { SetupStep } from "../../../site/adminPart";
import { mailSetup } from "./paths";
import { adminMailHealth } from "./queries";

/** The setup step of the email delivery. */
export function useSetup(): SetupStep[] {
  const { data: health } = useFresh(adminMailHealth());
  const without = useDecided("email");
  if (!health || without === undefined) return [];
  const { route, lastSentAt, stuckSince, error } = health;
  const isSaved = route !== "files";
  // A mail server that refuses the login was saved too, and emails stored as files before count as sent.
  const works = isSaved && lastSentAt !== undefined && !stuckSince && !error;
  const failing = lastSentAt === undefined ? "Saved, but no email has been sent yet" : "Saved, but emails are not being delivered";
  return [
    {
      id: "email",
      title: "Email",
      hint: works ? "Emails are sent" : isSaved ? failing : "Until then nothing is sent",
      done: works || without,
      place: 50,
      later: true,
      minutes: 10,
      takes: ["Your email provider, such as Gmail or Zoho", "An app password from its settings", "A test email to yourself"],
      href: mailSetup,
      action: "Set up",
      stays: true,
    },
  ];
}
