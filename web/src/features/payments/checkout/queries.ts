import { read } from "../../../api/read";

export const paymentOrderView = (id: number) =>
  read("payment_order_view", "/payments/orders/{id}", { path: { id } });
