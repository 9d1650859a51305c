export const coupons = "/admin/coupons";
export const coupon = (id: number | "new"): string => `${coupons}/${id}`;

/** The parent page of the settings. */
export const settings = { href: "/admin/settings", label: "Settings" };
export const provider = "/admin/settings/payments";
export const payments = "/admin/payments";
export const disputes = `${payments}/disputes`;
/** The payments that match a query. */
export const searched = (query: string): string => `${payments}?q=${encodeURIComponent(query)}`;
