import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
import { ImportPage } from "./ImportPage";
import { ImportsPage } from "./ImportsPage";
import { WebsitePage } from "./website/WebsitePage";

const part: AdminPart = {
  screens: [
    {
      path: "/import",
      page: ImportsPage,
      access: "owner",
      listed: { in: "/settings", label: "Import and export", hint: "From a spreadsheet or your previous website", place: 55 },
    },
    { path: "/import/website/:id", page: WebsitePage, under: "/settings", access: "owner" },
    { path: "/import/:id", page: ImportPage, under: "/settings", access: "owner" },
  ],
  audit,
};

export default part;
