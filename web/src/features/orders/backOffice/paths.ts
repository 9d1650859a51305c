import type { OrderFilter, OrderStatus } from "../../../api/schema";

export const today = "/admin";
export const board = "/admin/orders";
export const sheet = (id: number): string => `/admin/orders/${id}`;
export const calendar = "/admin/calendar";

export const boardAt = (step: OrderStatus): string => `${board}?step=${encodeURIComponent(step)}`;
export const filtered = (filter: OrderFilter): string => `${board}?filter=${filter}`;
