import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "content.",
  label: "What the site shows",
  actions: {
    "content.shop_updated": "changed the shop's details",
  },
};
