import { read } from "../../api/read";

/** The customer's own documents, newest first. */
export const receiptList = () => read("receipt_list", "/payments/receipts");

export const receiptFile = (id: number): string => `/api/payments/receipts/${id}.pdf`;
