import { read } from "../../../api/read";

export const orderList = () => read("order_list", "/me/orders");
/** An order, or a request until it is approved. */
export const orderView = (id: number) => read("order_view", "/me/orders/{id}", { path: { id } });
/** Price, payments and balance of an order. */
export const orderMoney = (id: number) => read("order_money_view", "/me/orders/{id}/money", { path: { id } });
/** Requests awaiting approval. */
export const appointmentList = () => read("appointment_list", "/me/appointments");
