import type { OrderFilter, OrderStatus } from "../../../api/schema";

export const today = "/admin";
export const board = "/admin/orders";
export const detail = (id: number): string => `/admin/orders/${id}`;
export const newOrder = "/admin/orders/new";
/** A new order for an existing customer. */
export const newOrderFor = (customer: number): string => `${newOrder}?id=${customer}`;
export const ofCustomer = (customer: number): string => `${board}?id=${customer}`;
export const calendar = "/admin/calendar";

export const boardAt = (step: OrderStatus): string => `${board}?step=${encodeURIComponent(step)}`;
export const filtered = (filter: OrderFilter): string => `${board}?filter=${filter}`;
