import type { AdminPart } from "../../../admin/part";
import { AuditPage } from "./audit/AuditPage";
import { BackupsPage } from "./backups/BackupsPage";
import { useChecks, useWaiting } from "./checks";
import { MailPage } from "./mails/MailPage";
import { MailsPage } from "./mails/MailsPage";
import { MailSetupPage } from "./mails/setup/MailSetupPage";

const part: AdminPart = {
  screens: [
    {
      path: "/settings/mails",
      page: MailsPage,
      owner: true,
      listed: { in: "/settings", label: "Mails", hint: "What went out, what did not, and a test", place: 40 },
    },
    { path: "/settings/mails/:id", page: MailPage, owner: true, under: "/settings" },
    {
      path: "/settings/mail-setup",
      page: MailSetupPage,
      owner: true,
      listed: { in: "/settings", label: "How mails leave", hint: "Your mail server or mail service, and whether it works", place: 42 },
    },
    {
      path: "/settings/backups",
      page: BackupsPage,
      owner: true,
      listed: { in: "/settings", label: "Backups", hint: "A copy of the whole shop every night, and the way back to one", place: 50 },
    },
    {
      path: "/settings/audit",
      page: AuditPage,
      owner: true,
      listed: { in: "/settings", label: "Log", hint: "Who did what, and when", place: 60 },
    },
  ],
  useWaiting,
  useChecks,
};

export default part;
