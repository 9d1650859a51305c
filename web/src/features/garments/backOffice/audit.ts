import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "garments.",
  label: "Garment types and choices",
};
