import type { AuditCopy } from "../../../admin/part";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "catalogue.",
  label: "Catalogue and prices",
};
