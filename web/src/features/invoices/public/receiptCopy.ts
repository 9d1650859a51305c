import type { ReceiptLine } from "../../../api/schema";

/** The names of the document types. */
export const KINDS: Readonly<Record<ReceiptLine["kind"], string>> = {
  receipt: "Receipt",
  bill: "Bill",
  bill_of_supply: "Bill of supply",
  tax_invoice: "Tax invoice",
  receipt_voucher: "Receipt voucher",
  credit_note: "Credit note",
  refund_voucher: "Refund voucher",
};

export const messages = {
  title: "Receipts",
  none: "No receipts yet. You get one for each payment.",
  failed: "Your receipts could not be loaded. Please try again.",
  download: ({ kind, number, test }: ReceiptLine) => `${test ? "TEST: " : ""}${KINDS[kind]} ${number}`,
};
