import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "search.",
  label: "Search",
  actions: {
    "search.settings_changed": "changed the synonyms of the search",
  },
};
