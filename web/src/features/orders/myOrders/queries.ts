import { read } from "../../../api/read";

export const orderList = () => read("order_list", "/me/orders");
/** Price, payments and balance of an order. */
export const orderMoney = (id: number) => read("order_money_view", "/me/orders/{id}/money", { path: { id } });
/** Requests awaiting approval. */
export const appointmentList = () => read("appointment_list", "/me/appointments");
