import { read } from "../../../api/read";
import type { Approval, BoardBy, CalendarSettings, Fabric, Holiday, OrderFilter, OrderStatus, OrderTerms, PieceFilter, PriceAdjustments, PriceSettings, Step, Trial, UpdatePiece, VisitTime, WalkInOrder, WalkInPiece } from "../../../api/schema";
import { send } from "../../../api/send";
import type { Taken } from "../measurements/lengths";

export const todayView = () => read("admin_today_view", "/admin/today");
export const boardView = (by: BoardBy, filter: PieceFilter | undefined) => read("admin_board_view", "/admin/board", { query: { by, ...(filter && { filter }) } });

export interface WantedPieces {
  by: BoardBy;
  filter: PieceFilter | undefined;
  /** Key of a column. */
  column: string;
}

/** All pieces of a column of the board, in pages. */
export const pieceList = ({ by, filter, column, before }: WantedPieces & { before: number | undefined }) =>
  read("admin_piece_list", "/admin/pieces", { query: { by, column, ...(filter && { filter }), ...(before !== undefined && { before }) } });

/** Work of the team that is due on each of these days. */
export const loadOf = (from: string, days: number) => read("admin_load_view", "/admin/load", { query: { from, days } });
export const detailView = (id: number) => read("admin_order_view", "/admin/orders/{id}", { path: { id } });

/** Team members an order can be assigned to. */
export const teamList = () => read("admin_team_list", "/admin/orders/team");

/** Seven days from `from`. */
export const weekView = (from: string) => read("admin_calendar_view", "/admin/calendar", { query: { from } });

export interface Wanted {
  filter?: OrderFilter | undefined;
  q?: string | undefined;
  /** Only orders that reached the filter's status in this month, such as "2026-08". */
  month?: string | undefined;
  customer?: number | undefined;
}

/** A list in pages. */
export const orderList = (wanted: Wanted & { before?: number | undefined }) => read("admin_order_list", "/admin/orders", { query: { ...wanted } });

/** Customers by name or mobile. */
export const customersLike = (q: string) => read("admin_customer_list", "/admin/customers", { query: { q } });
export const customerView = (id: number) => read("admin_customer_view", "/admin/customers/{id}", { path: { id } });

/** A customer's newest fifty orders. */
export const customerOrders = (customer: number) => read("admin_order_list", "/admin/orders", { query: { customer } });
export const pastOrders = (customer: number) => read("admin_past_order_list", "/admin/past-orders/{customer}", { path: { customer } });

const at = (id: number) => ({ path: { id } });

export const approve = (id: number, approval: Approval) =>
  send("POST /admin/orders/{id}/approve", { ...at(id), body: approval });

export const decline = (id: number, reason: string) =>
  send("POST /admin/orders/{id}/reject", { ...at(id), body: { reason } });

export const callOff = (id: number, reason: string) =>
  send("POST /admin/orders/{id}/cancel", { ...at(id), body: { reason } });

export const moveTo = (id: number, from: OrderStatus, to: OrderStatus, balance: Pick<Step, "payment" | "unpaid"> = {}) =>
  send("POST /admin/orders/{id}/step", { ...at(id), body: { from, to, ...balance } });

/** Undoes the last status change, if it is still `change`. */
export const undoChange = (id: number, change: string) => send("POST /admin/orders/{id}/undo", { ...at(id), body: { change } });

export const setTerms = (id: number, terms: OrderTerms) =>
  send("PUT /admin/orders/{id}/terms", { ...at(id), body: terms });

export const adjustPrice = (id: number, adjustments: PriceAdjustments) =>
  send("PUT /admin/orders/{id}/price-adjustments", { ...at(id), body: adjustments });

/** The day on which the customer needs the order, or none. */
export const needBy = (id: number, neededBy: string | undefined) =>
  send("PUT /admin/orders/{id}/needed-by", { ...at(id), body: { ...(neededBy && { neededBy }) } });

export const moveVisit = (id: number, time: VisitTime) =>
  send("PUT /admin/orders/{id}/visit", { ...at(id), body: time });

/** Assigns the visit of an order or removes the assignment, if `fromId` is still the assignee. */
export const assignVisit = (id: number, fromId: number | undefined, assigneeId: number | undefined) =>
  send("PUT /admin/orders/{id}/visit/assignee", { ...at(id), body: { ...(fromId !== undefined && { fromId }), ...(assigneeId !== undefined && { assigneeId }) } });

const ofPiece = (id: number, piece: number) => ({ path: { id, piece } });

export const movePiece = (id: number, piece: number, from: OrderStatus, to: OrderStatus, balance: Pick<Step, "payment" | "unpaid"> = {}) =>
  send("POST /admin/orders/{id}/pieces/{piece}/step", { ...ofPiece(id, piece), body: { from, to, ...balance } });

export const setTrial = (id: number, piece: number, trial: Trial | undefined) =>
  send("PUT /admin/orders/{id}/pieces/{piece}/trial", { ...ofPiece(id, piece), body: { ...(trial && { trial }) } });

/** Assigns or unassigns a piece, if `fromId` is still its assignee. */
export const assign = (id: number, piece: number, fromId: number | undefined, assigneeId: number | undefined) =>
  send("PUT /admin/orders/{id}/pieces/{piece}/assignee", { ...ofPiece(id, piece), body: { ...(fromId !== undefined && { fromId }), ...(assigneeId !== undefined && { assigneeId }) } });

/** The whole fabric of a piece: what it is, whose it is and where it lies. */
export const setFabric = (id: number, piece: number, fabric: Required<Fabric>) =>
  send("PUT /admin/orders/{id}/pieces/{piece}/fabric", { ...ofPiece(id, piece), body: fabric });

export const promise = (id: number, piece: number, promisedDay: string | undefined) =>
  send("PUT /admin/orders/{id}/pieces/{piece}/promised-day", { ...ofPiece(id, piece), body: { ...(promisedDay && { promisedDay }) } });

export const addPiece = (id: number, piece: WalkInPiece) =>
  send("POST /admin/orders/{id}/pieces", { ...at(id), body: piece });

/** Changes what a piece is, if `version` is still the current one. */
export const updatePiece = (id: number, piece: number, update: UpdatePiece) =>
  send("PUT /admin/orders/{id}/pieces/{piece}", { ...ofPiece(id, piece), body: update });

export const removePiece = (id: number, piece: number) =>
  send("DELETE /admin/orders/{id}/pieces/{piece}", ofPiece(id, piece));

/** Adds a piece again that was removed today, with everything that was stored of it. */
export const restorePiece = (id: number, piece: number) =>
  send("POST /admin/orders/{id}/pieces/{piece}/restore", ofPiece(id, piece));

/** Replaces the measurements of a piece, if `version` is still its current one. */
export const measure = (id: number, piece: number, version: number, { measurements, unit, ageGroup, profileId }: Taken) =>
  send("PUT /admin/orders/{id}/pieces/{piece}/measurements", {
    ...ofPiece(id, piece),
    body: { version, measurements, ...(unit && { unit }), ...(ageGroup && { ageGroup }), ...(profileId !== undefined && { profileId }) },
  });

export const garmentTypes = () => read("garment_type_list", "/garments/types");

/** The choices of a product or a garment type, such as neck and lining. */
export const choiceGroups = (of: { product: number } | { garmentType: number }) => read("choice_group_list", "/garments/choices", { query: of });

/** Creates a walk-in order. Sent again under the same key, it is the same order. */
export const takeOrder = (body: WalkInOrder, key: string) =>
  send("POST /admin/orders", { header: { "Idempotency-Key": key }, body });

const photoAt = (id: number, photo: number) => ({ path: { id, photo } });

export const showPhoto = (id: number, photo: number, shown: boolean) =>
  send("PUT /admin/orders/{id}/photos/{photo}", { ...photoAt(id, photo), body: { shown } });

export const removePhoto = (id: number, photo: number) =>
  send("DELETE /admin/orders/{id}/photos/{photo}", photoAt(id, photo));

export const reportView = (month: string) => read("admin_order_report_view", "/admin/orders/report", { query: { month } });

export const switchStatusLink = (id: number, on: boolean) => send("PUT /admin/orders/{id}/status-link", { ...at(id), body: { on } });

/** Adds a note to an order; one about a piece is read by its maker. */
export const addNote = (id: number, text: string, pieceId?: number) =>
  send("POST /admin/orders/{id}/notes", { ...at(id), body: { text, ...(pieceId !== undefined && { pieceId }) } });

export const priceSettingsView = () => read("admin_price_settings_view", "/admin/price-settings");
export const changePriceSettings = (settings: PriceSettings) => send("PUT /admin/price-settings", { body: settings });

export const setCalendar = (settings: CalendarSettings) => send("PUT /admin/calendar", { body: settings });

export const addHoliday = (holiday: Holiday) => send("POST /admin/holidays", { body: holiday });

export const removeHoliday = (day: string) => send("DELETE /admin/holidays/{day}", { path: { day } });
