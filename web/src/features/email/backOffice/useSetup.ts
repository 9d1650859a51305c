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
  return [
    {
      id: "email",
      title: "Email",
      hint: health.route === "files" ? "Until then nothing is sent" : "Emails are sent",
      done: health.route !== "files" || without,
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
