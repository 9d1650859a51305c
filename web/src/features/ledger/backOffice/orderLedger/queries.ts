import { read } from "../../../../api/read";
import type { CreateCounterPayment, ReverseCounterPayment } from "../../../../api/schema";
import { send } from "../../../../api/send";

export const ledgerView = (order: number) =>
  read("admin_ledger_view", "/admin/payments/order-ledgers/{order}", { path: { order } });

/** Sent again under the same key it is the same entry. */
export const takeMoney = (order: number, body: CreateCounterPayment, key: string) =>
  send("POST /admin/payments/order-ledgers/{order}/entries", { path: { order }, header: { "Idempotency-Key": key }, body });
const entryPath = "/admin/payments/order-ledgers/{order}/entries/{entry}" as const;
export const reverseCounterPayment = (order: number, entry: number, body: ReverseCounterPayment) =>
  send(`POST ${entryPath}/reverse`, { path: { order, entry }, body });
export const retainCounterPayment = (order: number, entry: number, retained: boolean) =>
  send(`PUT ${entryPath}/retention`, { path: { order, entry }, body: { retained } });
