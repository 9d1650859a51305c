import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "imports.",
  label: "Imports",
  actions: {
    "imports.imported": "imported a file or list",
    "imports.undone": "undid an import",
    "imports.exported": "exported a list",
  },
};
