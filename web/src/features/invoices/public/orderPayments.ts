import type { OrderPayment } from "../../../api/schema";

/** The names of an order's payment types. */
const ORDER_PAYMENTS: Readonly<Record<OrderPayment, string>> = {
  advance: "Advance",
  part: "Part payment",
  balance: "Balance payment",
  full: "Full payment",
};

/** The purpose of an order's payment: "Advance, HM-1051". The type is unknown until there is a receipt. */
export const paidFor = ({ orderPayment, title }: { orderPayment?: OrderPayment; title: string }): string =>
  `${orderPayment ? ORDER_PAYMENTS[orderPayment] : "Order"}, ${title}`;
