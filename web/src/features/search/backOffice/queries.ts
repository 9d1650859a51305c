import { read } from "../../../api/read";

export const reportView = (month: string) => read("admin_search_report_view", "/admin/search/report", { query: { month } });
