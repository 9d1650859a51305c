import { read } from "../../../api/read";

export const orderList = () => read("order_list", "/me/orders");
/** Requests that the shop has not answered yet. */
export const appointmentList = () => read("appointment_list", "/me/appointments");
