import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
import { useChecks, useWaiting } from "./checks";
import { MailPage } from "./mails/MailPage";
import { useSetup } from "./useSetup";
import { MailsPage } from "./mails/MailsPage";
import { MailSetupPage } from "./mails/setup/MailSetupPage";

const part: AdminPart = {
  screens: [
    {
      path: "/settings/mails",
      page: MailsPage,
      access: "owner",
      listed: { in: "/settings", label: "Emails", hint: "Sent and failed emails, and a test", place: 40 },
    },
    { path: "/settings/mails/:id", page: MailPage, access: "owner", under: "/settings" },
    {
      path: "/settings/mail-setup",
      page: MailSetupPage,
      access: "owner",
      listed: { in: "/settings", label: "Email delivery", hint: "Your mail server or mail service, and whether it works", place: 42 },
    },
  ],
  useWaiting,
  useChecks,
  useSetup,
  audit,
};

export default part;
