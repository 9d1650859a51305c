import { read } from "../../../api/read";

/** Every document about one's own money, newest first. */
export const receiptList = () => read("receipt_list", "/payments/receipts");

export const receiptFile = (id: number): string => `/api/payments/receipts/${id}.pdf`;
