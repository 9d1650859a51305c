import type { AdminPart } from "../../site/adminPart";
import { ChecklistPage } from "./ChecklistPage";
import { HoursPage } from "./hours/HoursPage";
import { useSetup } from "./hours/useSetup";
import { ContentPage, MorePage, SettingsPage } from "./OverviewPages";
import { ReportsPage } from "./ReportsPage";

/** The screens that combine all features. */
const part: AdminPart = {
  screens: [
    { path: "/", page: ContentPage, only: "editor", under: "/content" },
    { path: "/content", page: ContentPage, entry: { label: "Content", icon: "content", place: 7 }, access: "editor" },
    { path: "/reports/days", page: ReportsPage, under: "/reports", access: "owner" },
    { path: "/settings", page: SettingsPage, entry: { label: "Settings", icon: "settings", place: 11 }, access: "staff" },
    { path: "/more", page: MorePage, access: "staff" },
    {
      path: "/setup",
      page: ChecklistPage,
      access: "owner",
      listed: { in: "/settings", label: "Set-up", hint: "What the shop needs to open, and what can wait", place: 0.5 },
    },
    {
      path: "/settings/hours",
      page: HoursPage,
      access: "owner",
      listed: { in: "/settings", label: "Hours and slots", hint: "When the shop is open, and visits in a slot", place: 2 },
    },
  ],
  useSetup,
};

export default part;
