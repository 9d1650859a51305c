import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
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
  audit,
};

export default part;
