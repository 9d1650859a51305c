export const coupons = "/admin/coupons";
export const coupon = (id: number | "new"): string => `${coupons}/${id}`;
