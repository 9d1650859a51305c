import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "piecework.",
  label: "Piecework",
  actions: {
    "piecework.rate_set": "changed a piece rate",
    "piecework.piece_corrected": "corrected a counted piece",
    "piecework.pieces_priced": "set the rate of pieces that had none",
    "piecework.entry_added": "added an entry to a statement",
    "piecework.entry_deleted": "deleted an entry of a statement",
    "piecework.statement_closed": "closed a statement",
    "piecework.statement_reopened": "reopened a statement",
  },
};
