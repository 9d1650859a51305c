import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "notifications.",
  label: "Notifications",
  actions: {
    "notifications.emails_changed": "changed what the shop gets emails about",
  },
};
