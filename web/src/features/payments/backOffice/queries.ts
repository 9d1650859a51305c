import { records } from "../../../admin/records";
import { read } from "../../../api/read";
import type { CreateCounterPayment, ReverseCounterPayment } from "../../../api/schema";
import { send } from "../../../api/send";

export const couponList = (deleted: boolean, q?: string) =>
  read("admin_coupon_list", "/admin/payments/coupons", { query: { ...(deleted && { deleted }), ...(q && { q }) } });
export const couponView = (id: number) => read("admin_coupon_view", "/admin/payments/coupons/{id}", { path: { id } });

/** The courses that a coupon can be limited to. */
export const courseList = () => read("course_list", "/courses");

/** The uses of a coupon, newest first, fifty at a time. */
export const usesOf = (id: number, before?: number) =>
  read("admin_coupon_use_list", "/admin/payments/coupons/{id}/uses", { path: { id }, query: { ...(before && { before }) } });

export const coupons = records("/admin/payments/coupons");

export const moneyIn = () => read("admin_money_in_view", "/admin/payments/money-in");
export const ledgerView = (order: number) =>
  read("admin_ledger_view", "/admin/payments/order-ledgers/{order}", { path: { order } });
export const reportView = (month: string) => read("admin_payment_report_view", "/admin/payments/report", { query: { month } });

/** Sent again under the same key it is the same entry. */
export const takeMoney = (order: number, body: CreateCounterPayment, key: string) =>
  send("POST /admin/payments/order-ledgers/{order}/entries", { path: { order }, header: { "Idempotency-Key": key }, body });
const entryPath = "/admin/payments/order-ledgers/{order}/entries/{entry}" as const;
export const reverseCounterPayment = (order: number, entry: number, body: ReverseCounterPayment) =>
  send(`POST ${entryPath}/reverse`, { path: { order, entry }, body });
export const retainCounterPayment = (order: number, entry: number, retained: boolean) =>
  send(`PUT ${entryPath}/retention`, { path: { order, entry }, body: { retained } });

export const providerView = () => read("admin_payment_provider_view", "/admin/payments/provider");
export const disputeList = () => read("admin_dispute_list", "/admin/payments/disputes");
