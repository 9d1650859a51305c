import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "garments.",
  label: "Garment types and choices",
  actions: {
    "garments.choices_updated": "changed the choices of a garment",
  },
  records: {
    garment_type: ["a garment type", "garment types"],
  },
};
