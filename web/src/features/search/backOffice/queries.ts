import { read } from "../../../api/read";
import { send } from "../../../api/send";
import type { SearchSettings } from "../../../api/schema";

export const reportView = (month: string) => read("admin_search_report_view", "/admin/search/report", { query: { month } });

export const searchSettingsView = () => read("admin_search_settings_view", "/admin/search/settings");
export const changeSearchSettings = (settings: SearchSettings) => send("PUT /admin/search/settings", { body: settings });
