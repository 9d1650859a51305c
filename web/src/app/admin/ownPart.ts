import type { AdminPart } from "../../site/adminPart";
import { ChecklistPage } from "./ChecklistPage";
import { ContentPage, MorePage, SettingsPage } from "./OverviewPages";
import { ReportsPage } from "./ReportsPage";

/** The screens that combine all features. */
const part: AdminPart = {
  screens: [
    { path: "/content", page: ContentPage, entry: { label: "Content", icon: "content", place: 7 } },
    { path: "/reports", page: ReportsPage, entry: { label: "Reports", icon: "reports", place: 10 }, owner: true },
    { path: "/settings", page: SettingsPage, entry: { label: "Settings", icon: "settings", place: 11 } },
    { path: "/more", page: MorePage },
    { path: "/setup", page: ChecklistPage, under: "/", owner: true },
  ],
};

export default part;
