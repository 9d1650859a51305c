import { client, unwrap } from "../../../api/client";
import { read } from "../../../api/read";
import type { TaxDraft } from "../../../api/schema";
import { send } from "../../../api/send";

export const taxView = () => read("admin_tax_view", "/admin/payments/tax");
export const updateTax = (body: TaxDraft) => send("PUT /admin/payments/tax", { body });
export const sampleOf = (body: TaxDraft, signal: AbortSignal) => send("POST /admin/payments/tax/sample", { body, signal });

interface Wanted {
  month?: string;
  q?: string;
  before?: number;
}

export const receiptPage = (query: Wanted) => read("admin_receipt_list", "/admin/payments/receipts", { query });
/** The receipts of some months as CSV. It contains personal data, so the server asks for the password first. */
export const receiptsFile = (from: string, to: string): Promise<Blob> =>
  unwrap(client.GET("/admin/payments/receipts.csv", { params: { query: { from, to } }, parseAs: "blob" })) as Promise<Blob>;
