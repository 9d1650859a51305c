import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "media.storage_",
  label: "File storage",
  actions: {
    "media.storage_changed": "changed the storage for files",
  },
};
