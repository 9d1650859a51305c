import type { AdminPart } from "../../site/adminPart";
import { ChecklistPage } from "./ChecklistPage";
import { ContentPage, MorePage, SettingsPage } from "./OverviewPages";
import { ReportsPage } from "./ReportsPage";

/** The screens that combine all features. */
const part: AdminPart = {
  screens: [
    { path: "/", page: ContentPage, only: "editor", under: "/content" },
    { path: "/content", page: ContentPage, entry: { label: "Content", icon: "content", place: 7 }, access: "editor" },
    { path: "/reports", page: ReportsPage, entry: { label: "Reports", icon: "reports", place: 10 }, access: "owner" },
    { path: "/settings", page: SettingsPage, entry: { label: "Settings", icon: "settings", place: 11 }, access: "staff" },
    { path: "/more", page: MorePage, access: "staff" },
    { path: "/setup", page: ChecklistPage, under: "/", access: "owner" },
  ],
};

export default part;
