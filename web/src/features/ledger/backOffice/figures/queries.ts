import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { Compare, Range } from "./range";

const compared = (compare: Compare) => (compare === "none" ? {} : { compare });

export const salesView = (range: Range, compare: Compare) =>
  read("admin_sales_report_view", "/admin/payments/figures/sales", { query: { ...range, ...compared(compare) } });
export const balancesView = () => read("admin_balances_report_view", "/admin/payments/figures/balances");
export const workView = (range: Range) => read("admin_work_report_view", "/admin/payments/figures/work", { query: { ...range } });
export const profitView = (range: Range, compare: Compare) =>
  read("admin_profit_report_view", "/admin/payments/figures/profit", { query: { ...range, ...compared(compare) } });

/** Files with personal data: the server asks for the password first. */
const asBlob = (answer: Promise<unknown>): Promise<Blob> => answer as Promise<Blob>;

export const salesFile = (range: Range, compare: Compare) =>
  asBlob(unwrap(client.GET("/admin/payments/figures/sales.csv", { params: { query: { ...range, ...compared(compare) } }, parseAs: "blob" })));
export const balancesFile = () => asBlob(unwrap(client.GET("/admin/payments/figures/balances.csv", { parseAs: "blob" })));
export const workFile = (range: Range) =>
  asBlob(unwrap(client.GET("/admin/payments/figures/work.csv", { params: { query: { ...range } }, parseAs: "blob" })));
export const accountantFile = (range: Range) =>
  asBlob(unwrap(client.GET("/admin/payments/accountant.zip", { params: { query: { ...range } }, parseAs: "blob" })));
