export const tax = "/admin/settings/gst";
export const receipts = "/admin/settings/receipts";
export const coupons = "/admin/coupons";
export const coupon = (id: number | "new"): string => `${coupons}/${id}`;

/** Where the arrow before the title leads. */
export const settings = { href: "/admin/settings", label: "Settings" };
export const provider = "/admin/settings/payments";
export const payments = "/admin/payments";
export const unmatched = `${payments}/elsewhere`;
export const disputes = `${payments}/disputes`;
/** The payments that something is found in. */
export const searched = (messages: string): string => `${payments}?q=${encodeURIComponent(messages)}`;
export const payment = (id: number): string => `${payments}/${id}`;
