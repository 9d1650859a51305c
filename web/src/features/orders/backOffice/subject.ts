import type { Order, OrderLine, OrderPiece, OrderStatus, Trial, VisitPurpose } from "../../../api/schema";
import { greetingName } from "../../../format/text";
import { dayAfter, weekdayOf } from "../booking/slots";
import { weekday } from "../myOrders/days";
import { fullName, STEPS } from "../myOrders/order";

/** The fields of an order that every screen has. */
export type Subject = Pick<
  OrderLine,
  | "id"
  | "number"
  | "status"
  | "customer"
  | "hasEmail"
  | "contactNumber"
  | "serviceName"
  | "appointmentDate"
  | "appointmentTime"
  | "trial"
  | "address"
  | "landMark"
  | "pinCode"
  | "promisedDay"
  | "neededBy"
  | "balancePaise"
>;

export const subjectOf = (order: Order): Subject => ({ ...order, customer: fullName(order), hasEmail: order.email !== undefined });

/** An order with the piece that a change is about. */
export type PieceSubject = Subject & { piece: OrderPiece };

export const pieceSubjectOf = (order: Order, piece: OrderPiece): PieceSubject => ({ ...subjectOf(order), piece });

/** What a piece is called beside the others of its order: "Blouse", and for whom. */
export const pieceName = ({ serviceModel, forWhom }: OrderPiece): string => (forWhom ? `${serviceModel} for ${forWhom}` : serviceModel);

/** The visit: "Thu 20 August, 3:00PM To 5:00PM"; undefined for a walk-in order without a visit. */
export const visitText = ({ appointmentDate, appointmentTime }: Pick<Subject, "appointmentDate" | "appointmentTime">): string | undefined =>
  appointmentDate && appointmentTime && `${weekday(appointmentDate)}, ${appointmentTime}`;

export const PURPOSES: Readonly<Record<VisitPurpose, string>> = {
  measure: "Measure and collect",
  trial: "Trial",
  hand_over: "Hand over",
};

/** What a visit is for; a request is to approve first. */
export const purposeText = ({ status, visitPurpose }: Pick<OrderLine, "status" | "visitPurpose">): string =>
  status === "Pending" ? "To approve" : PURPOSES[visitPurpose ?? "measure"];

/** The area with its pin code: "Adyar 600020". */
export const areaText = ({ area, pinCode }: Pick<OrderLine, "area" | "pinCode">): string => [area, pinCode].filter(Boolean).join(" ");

/** The trial: "Thu 20 August, from 3:00PM". */
export function trialText({ day, slot }: Trial, today: string): string {
  return slot && slot !== "Full Day" ? `${nearDay(day, today)}, from ${beginOf(slot)}` : nearDay(day, today);
}

export const firstNameOf = ({ customer }: Pick<Subject, "customer">): string => greetingName(customer);

/** Whether an order was declined or cancelled. */
export const isCalledOff = ({ status }: { status: OrderStatus }): boolean => status === "Rejected" || status === "Cancelled";

export const DELIVERED: OrderStatus = "Delivered";

/** The next step; none for requests and finished orders. */
export function nextStep(status: OrderStatus): OrderStatus | undefined {
  const place = STEPS.indexOf(status);
  return place < 0 ? undefined : (STEPS[place + 1] ?? DELIVERED);
}

export const moveText = (to: OrderStatus): string => (to === DELIVERED ? "Mark as Delivered" : `Move to ${to}`);

const INDIA_AHEAD_MS = 330 * 60_000;

export const inIndia = (now: number): Date => new Date(now + INDIA_AHEAD_MS);
export const todayInIndia = (now: number = Date.now()): string => inIndia(now).toISOString().slice(0, 10);

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const DAY_OF_MONTH = 8;

/** Seven days as "16 to 22 June", with both months when they differ. */
export function weekText(from: string): string {
  const to = dayAfter(from, 6);
  const plain = (day: string) => weekday(day).slice(4);
  return from.slice(0, DAY_OF_MONTH) === to.slice(0, DAY_OF_MONTH)
    ? `${Number(from.slice(DAY_OF_MONTH))} to ${plain(to)}`
    : `${plain(from)} to ${plain(to)}`;
}

/** "today", "tomorrow" or "Tue 10 June". */
export function nearDay(day: string, today: string): string {
  const away = daysBetween(today, day);
  return away === 0 ? "today" : away === 1 ? "tomorrow" : weekday(day);
}

interface Days {
  promisedDay?: string | undefined;
  neededBy?: string | undefined;
}

/** The day on which it is due: the promised one, else that on which the customer needs it. */
export const dueDay = ({ promisedDay, neededBy }: Days): string | undefined => promisedDay ?? neededBy;

/** The due date, relative to today. */
export function dueText(of: Days & Pick<Subject, "status">, today: string): string {
  const day = dueDay(of);
  if (!day) return "No ready date";
  if (of.status === DELIVERED) return of.promisedDay ? `Promised for ${weekday(day)}` : `Needed by ${weekday(day)}`;
  const away = daysBetween(today, day);
  if (away < 0) return `Late since ${weekday(day)}`;
  if (away === 2) return "Due in 2 days";
  return `Due ${nearDay(day, today)}`;
}

/** The due date as a count of days, for places where the day itself stands above. */
export function daysLeft(of: Days, today: string): string {
  const day = dueDay(of);
  if (!day) return "No ready date";
  const away = daysBetween(today, day);
  if (away === 0) return "Due today";
  if (away === 1) return "Due tomorrow";
  return away > 0 ? `Due in ${away} days` : `${-away} ${away === -1 ? "day" : "days"} late`;
}

/** The item alone: of "Blouses - Princess Cut - Princess cut blouse" the last part. */
export const itemName = (serviceName: string): string => serviceName.split(" - ").at(-1) ?? serviceName;

/** The beginning of a slot, "11:00 AM"; "Full Day" unchanged. */
export const beginOf = (slot: string): string => slot.split(" To ")[0] ?? slot;

export { dayAfter, weekday, weekdayOf };
