import { addressOf, read } from "../../../api/read";
import { client, unwrap } from "../../../api/client";
import type { CalendarSettings, Holiday, OrderFilter, OrderPage, OrderStatus, OrderTerms, VisitTime } from "../../../api/schema";

export const todayView = () => read("admin_today_view", "/admin/today");
export const boardView = () => read("admin_board_view", "/admin/board");
export const sheetView = (id: number) => read("admin_order_view", "/admin/orders/{id}", { path: { id } });

/** Seven days from this one on. */
export const weekView = (from: string) => read("admin_calendar_view", "/admin/calendar", { query: { from } });

export interface Wanted {
  filter?: OrderFilter | undefined;
  q?: string | undefined;
}

/** A list that comes in parts. */
export const orderList = (wanted: Wanted) => ({
  queryKey: ["admin_order_list", addressOf("/admin/orders", { query: { ...wanted } })] as const,
  queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: number | undefined }): Promise<OrderPage> =>
    unwrap(client.GET("/admin/orders", { params: { query: { ...wanted, ...(pageParam && { before: pageParam }) } }, signal })),
});

const at = (id: number) => ({ params: { path: { id } } });

export const approve = (id: number, advancePaise: number, promisedDay?: string) =>
  unwrap(client.POST("/admin/orders/{id}/approve", { ...at(id), body: { advancePaise, ...(promisedDay && { promisedDay }) } }));

export const decline = (id: number, reason: string) =>
  unwrap(client.POST("/admin/orders/{id}/reject", { ...at(id), body: { reason } }));

export const callOff = (id: number, reason: string) =>
  unwrap(client.POST("/admin/orders/{id}/cancel", { ...at(id), body: { reason } }));

export const moveTo = (id: number, from: OrderStatus, to: OrderStatus) =>
  unwrap(client.POST("/admin/orders/{id}/step", { ...at(id), body: { from, to } }));

export const undoLast = (id: number) => unwrap(client.POST("/admin/orders/{id}/undo", at(id)));

export const setTerms = (id: number, terms: OrderTerms) =>
  unwrap(client.PUT("/admin/orders/{id}/terms", { ...at(id), body: terms }));

export const moveVisit = (id: number, time: VisitTime) =>
  unwrap(client.PUT("/admin/orders/{id}/visit", { ...at(id), body: time }));

export const addNote = (id: number, text: string) =>
  unwrap(client.POST("/admin/orders/{id}/notes", { ...at(id), body: { text } }));

export const setCalendar = (settings: CalendarSettings) => unwrap(client.PUT("/admin/calendar", { body: settings }));

export const addHoliday = (holiday: Holiday) => unwrap(client.POST("/admin/holidays", { body: holiday }));

export const removeHoliday = (day: string) =>
  unwrap(client.DELETE("/admin/holidays/{day}", { params: { path: { day } } }));
