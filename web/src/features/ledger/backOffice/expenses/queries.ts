import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { CreateExpense, UpdateExpense } from "../../../../api/schema";
import { send } from "../../../../api/send";
import type { Range } from "../figures/range";

export const expenseList = (range: Range) => read("admin_expense_list", "/admin/payments/expenses", { query: { ...range } });
/** Sent again under the same key it is the same expense. */
export const createExpense = (body: CreateExpense, key: string) =>
  send("POST /admin/payments/expenses", { header: { "Idempotency-Key": key }, body });
export const updateExpense = (id: number, body: UpdateExpense) => send("PUT /admin/payments/expenses/{id}", { path: { id }, body });
export const deleteExpense = (id: number) => send("DELETE /admin/payments/expenses/{id}", { path: { id } });
/** Names of the team stand in it, so the server asks for the password first. */
export const expensesFile = (range: Range) =>
  unwrap(client.GET("/admin/payments/expenses.csv", { params: { query: { ...range } }, parseAs: "blob" })) as Promise<Blob>;
