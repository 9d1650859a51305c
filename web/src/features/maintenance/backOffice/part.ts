import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./auditCopy";
import { AuditPage } from "./audit/AuditPage";
import { BackupsPage } from "./backups/BackupsPage";
import { useChecks, useWaiting } from "./checks";
import { useSetup } from "./useSetup";

const part: AdminPart = {
  screens: [
    {
      path: "/settings/backups",
      page: BackupsPage,
      access: "owner",
      listed: { in: "/settings", label: "Backups", hint: "Nightly backups of the whole shop, and restore", place: 50 },
    },
    {
      path: "/settings/audit",
      page: AuditPage,
      access: "owner",
      listed: { in: "/settings", label: "Activity log", hint: "Who did what, and when", place: 60 },
    },
  ],
  useWaiting,
  useChecks,
  useSetup,
  audit,
};

export default part;
