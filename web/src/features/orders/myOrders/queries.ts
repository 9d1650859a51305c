import { read } from "../../../api/read";

export const orderList = () => read("order_list", "/me/orders");
/** Requests awaiting approval. */
export const appointmentList = () => read("appointment_list", "/me/appointments");
