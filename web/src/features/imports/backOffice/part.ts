import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
import { ImportPage } from "./ImportPage";
import { ImportsPage } from "./ImportsPage";

const part: AdminPart = {
  screens: [
    {
      path: "/import",
      page: ImportsPage,
      access: "owner",
      listed: { in: "/settings", label: "Import and export", hint: "Customers, products and past orders from a spreadsheet", place: 55 },
    },
    { path: "/import/:id", page: ImportPage, under: "/settings", access: "owner" },
  ],
  audit,
};

export default part;
