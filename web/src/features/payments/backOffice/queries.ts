import { records } from "../../../admin/records";
import { read } from "../../../api/read";

export const couponList = (deleted: boolean, q?: string) =>
  read("admin_coupon_list", "/admin/payments/coupons", { query: { ...(deleted && { deleted }), ...(q && { q }) } });
export const couponView = (id: number) => read("admin_coupon_view", "/admin/payments/coupons/{id}", { path: { id } });

/** The courses that a coupon can be limited to. */
export const courseList = () => read("course_list", "/courses");

/** The uses of a coupon, newest first, fifty at a time. */
export const usesOf = (id: number, before?: number) =>
  read("admin_coupon_use_list", "/admin/payments/coupons/{id}/uses", { path: { id }, query: { ...(before && { before }) } });

export const coupons = records("/admin/payments/coupons");

export const providerView = () => read("admin_payment_provider_view", "/admin/payments/provider");
export const disputeList = () => read("admin_dispute_list", "/admin/payments/disputes");
