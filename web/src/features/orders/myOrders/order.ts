import type { Failure } from "../../../api/problem";
import { isOffline, ProblemError } from "../../../api/problem";
import type { MeasuredLength, Order, OrderStatus, StatusChange } from "../../../api/schema";
import { lengthText, type Unit } from "../measurements/lengths";
import { copy } from "./copy";

/** The four steps of the tracker. */
export const STEPS: readonly OrderStatus[] = [
  "Order Placed",
  "Cutting Started",
  "Stitching In Progress",
  "Ready for Pickup",
];

/** What the tracker needs of an order. */
export interface Tracked<Change extends Pick<StatusChange, "status" | "at">> {
  status: OrderStatus;
  history: Change[];
}

/** The latest change to this status: a step can be undone and repeated. */
export const lastChangeTo = <Change extends Pick<StatusChange, "status" | "at">>({ history }: Tracked<Change>, status: OrderStatus): Change | undefined =>
  history.findLast((change) => change.status === status);

/**
 * How many of several pieces have reached a step of the tracker, from 1; nothing once all of them have, and before the
 * first one has.
 */
export function countAt(step: number, pieces: readonly { step?: number }[]): string | undefined {
  const reached = pieces.filter((piece) => (piece.step ?? 0) >= step).length;
  if (reached === 0 || reached === pieces.length) return undefined;
  const share = `${reached} of ${pieces.length}`;
  return step === STEPS.length ? copy.ready(share) : share;
}

/** How far an order of several pieces is: "Cutting 2 of 3", and how many are ready. */
export function progressOf(step: number | undefined, pieces: readonly { step?: number }[]): string[] {
  if (step === undefined || pieces.length < 2) return [];
  const now = step > 1 && step < STEPS.length ? countAt(step, pieces) : undefined;
  const ready = countAt(STEPS.length, pieces);
  return [now && `${copy.steps[step - 1]} ${now}`, ready].filter((text) => text !== undefined);
}

const OVER: readonly OrderStatus[] = ["Delivered", "Rejected", "Cancelled"];

/** Whether nothing happens to an order any more. */
export const isOver = (status: OrderStatus): boolean => OVER.includes(status);

/** Whether the customer still collects the order, which decides where the rest is paid. */
export const handoverOf = ({ status }: Pick<Order, "status">): "open" | "delivered" => (status === "Delivered" ? "delivered" : "open");

/** Milliseconds after which an open order is read again; the shop may take its next step at any time. */
export const readAgainAfter = (orders: readonly { status: OrderStatus }[]): number | false =>
  orders.some(({ status }) => !isOver(status)) && 15_000;

/** The message in 'Unable to fetch order data: {message}'. */
export function messageOf(failure: Failure): string {
  if (isOffline(failure)) return copy.offline;
  return failure instanceof ProblemError && failure.problem.code === "unreadable_answer"
    ? copy.notJson
    : failure.message;
}

/** Stored lengths in this unit. */
export const measured = (lengths: readonly MeasuredLength[], unit: Unit): { name: string; value: string }[] =>
  lengths.map(({ label, cm }) => ({ name: label, value: lengthText(cm, unit) }));

export const fullName = ({ firstName, lastName }: Order): string => (lastName ? `${firstName} ${lastName}` : firstName);

/** What is missing of an advance that is due, in paise: a part may have been paid at the counter. */
export const advanceLeft = ({ advanceDuePaise, advancePaise }: Pick<Order, "advanceDuePaise" | "advancePaise">): number => advanceDuePaise ?? advancePaise ?? 0;
