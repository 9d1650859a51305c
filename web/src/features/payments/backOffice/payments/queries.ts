import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { TransactionShow, MatchPayment } from "../../../../api/schema";
import { send } from "../../../../api/send";

/** The filters of the transactions list. */
export interface Asked {
  show?: TransactionShow | undefined;
  month?: string | undefined;
  q?: string | undefined;
  customer?: number | undefined;
}

const queryOf = ({ show, month, q, customer }: Asked) => ({
  ...(show && { show }),
  ...(month && { month }),
  ...(q && { q }),
  ...(customer && { customer }),
});

/** The transactions, newest first, forty at a time. */
export const transactionsOf = (asked: Asked, before?: string) =>
  read("admin_payment_list", "/admin/payments/transactions", { query: { ...queryOf(asked), ...(before && { before }) } });

/** The transactions as CSV. It contains personal data, so the server asks for the password first. */
export const transactionsFile = (asked: Asked): Promise<Blob> =>
  unwrap(client.GET("/admin/payments/transactions.csv", { params: { query: queryOf(asked) }, parseAs: "blob" })) as Promise<Blob>;

/** Payments at the provider that are not recorded in the shop. */
export const unmatchedList = () => read("admin_unmatched_payment_list", "/admin/payments/unmatched");
export const settleUnmatched = (payment: string) =>
  send("POST /admin/payments/unmatched/{payment}/settle", { path: { payment } });

export const matchUnmatched = (payment: string, body: MatchPayment) =>
  send("POST /admin/payments/unmatched/{payment}/match", { path: { payment }, body });
export const customersFound = (q: string) => read("admin_customer_list", "/admin/customers", { query: { q } });
export const ordersOf = (customer: number) => read("admin_order_list", "/admin/orders", { query: { customer } });

export const waitingView = () => read("admin_payment_waiting_view", "/admin/payments/waiting");
export const paymentView = (id: number) => read("admin_payment_view", "/admin/payments/received/{id}", { path: { id } });
export const customerMoney = (user: number) =>
  read("admin_customer_money_view", "/admin/payments/customers/{user}", { path: { user } });

/** The server answers for so many customers at once. */
export const ACCOUNTS_AT_ONCE = 50;
export const customerAccounts = (customer: number[]) =>
  read("admin_customer_account_list", "/admin/payments/customers", { query: { customer } });

/** Sent again under the same key it is the same refund. */
export const giveBack = (id: number, amountPaise: number, reason: string, key: string) =>
  send("POST /admin/payments/received/{id}/refunds", { path: { id }, header: { "Idempotency-Key": key }, body: { amountPaise, reason } });
export const tryAgain = (refund: number) => send("POST /admin/payments/refunds/{id}/retry", { path: { id: refund } });
export const keepIt = (id: number, reason: string) =>
  send("PUT /admin/payments/received/{id}/retention", { path: { id }, body: { reason } });
export const letItWait = (id: number) => send("DELETE /admin/payments/received/{id}/retention", { path: { id } });
