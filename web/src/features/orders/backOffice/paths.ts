import type { BoardBy, OrderFilter, OrderStatus, PieceFilter, VisitPurpose, VisitSlot } from "../../../api/schema";

export const today = "/admin";
export const board = "/admin/orders";
export const detail = (id: number): string => `/admin/orders/${id}`;
export const newOrder = "/admin/orders/new";
/** A new order for an existing customer. */
export const newOrderFor = (customer: number): string => `${newOrder}?id=${customer}`;
/** A new order with a home visit at this time. */
export const newOrderWithVisit = (day: string, slot: VisitSlot, purpose: VisitPurpose): string =>
  `${newOrder}?${new URLSearchParams({ visitDay: day, visitSlot: slot, purpose }).toString()}`;
export const customerPath = (id: number): string => `/admin/customers/${id}`;
/** The customers that match a query. */
export const customersFound = (q: string): string => `/admin/customers?q=${encodeURIComponent(q)}`;
export const ofCustomer = (customer: number): string => `${board}?id=${customer}`;
export const calendar = "/admin/calendar";
/** The visits in the caller's own calendar program. */
export const phoneCalendar = `${calendar}/subscribe`;

export const boardAt = (step: OrderStatus): string => `${board}?step=${encodeURIComponent(step)}`;
export const filtered = (filter: OrderFilter): string => `${board}?filter=${filter}`;

/** The page of a piece, by its position in the order: what the code of its job card opens. */
export const piecePath = (order: number, position: number): string => `${detail(order)}/pieces/${position}`;

/** What of the board is shown; the column only matters on phones. */
export interface BoardPlace {
  by: BoardBy;
  filter: PieceFilter | undefined;
  column?: string | undefined;
}

export function boardOf({ by, filter, column }: BoardPlace): string {
  const query = new URLSearchParams();
  if (by !== "step") query.set("by", by);
  if (filter) query.set("pieces", filter);
  if (column !== undefined) query.set(by === "step" ? "step" : "column", column);
  const text = query.toString();
  return text ? `${board}?${text}` : board;
}
