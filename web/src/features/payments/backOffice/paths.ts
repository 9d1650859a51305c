export const tax = "/admin/settings/gst";
export const receipts = "/admin/settings/receipts";
export const coupons = "/admin/coupons";
export const coupon = (id: number | "new"): string => `${coupons}/${id}`;

/** The parent page of the settings. */
export const settings = { href: "/admin/settings", label: "Settings" };
export const provider = "/admin/settings/payments";
export const payments = "/admin/payments";
export const disputes = `${payments}/disputes`;
/** The payments that match a query. */
export const searched = (messages: string): string => `${payments}?q=${encodeURIComponent(messages)}`;
export const payment = (id: number): string => `${payments}/${id}`;
export const reports = "/admin/reports";
/** The reports, with the orders that have a balance listed. */
export const balances = `${reports}?part=balances`;
export const cash = "/admin/cash";
export const expenses = "/admin/expenses";
