import { read } from "../../../../api/read";

export const moneyIn = () => read("admin_money_in_view", "/admin/payments/money-in");
export const reportView = (month: string) => read("admin_payment_report_view", "/admin/payments/report", { query: { month } });
