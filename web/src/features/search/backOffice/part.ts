import type { AdminPart } from "../../../site/adminPart";
import { MissedReport } from "./MissedReport";
import { SearchSettingsPage } from "./SearchSettingsPage";

const part: AdminPart = {
  screens: [
    {
      path: "/settings/search",
      page: SearchSettingsPage,
      under: "/settings",
      listed: { in: "/settings", label: "Search", hint: "Words that mean the same", place: 19 },
    },
  ],
  report: MissedReport,
  audit: {
    prefix: "search.",
    label: "Search",
    actions: { "search.settings_changed": "changed the synonyms of the search" },
  },
};

export default part;
