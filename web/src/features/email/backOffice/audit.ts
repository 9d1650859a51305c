import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "email.",
  label: "Emails",
  actions: {
    "email.resent": "sent an email again",
    "email.released": "decided about emails on hold",
    "email.delivery_changed": "changed how emails are delivered",
  },
};
