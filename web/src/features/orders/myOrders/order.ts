import type { Failure } from "../../../api/problem";
import { isOffline, ProblemError } from "../../../api/problem";
import type { Measurements, Order, OrderStatus, StatusChange } from "../../../api/schema";
import { copy } from "./copy";

/** The four steps of the tracker. */
export const STEPS: readonly OrderStatus[] = [
  "Order Placed",
  "Cutting Started",
  "Stitching In Progress",
  "Ready for Pickup",
];

/** The last time an order came to this status: a step can be taken back and come again. */
export const lastChangeTo = ({ history }: Order, status: OrderStatus): StatusChange | undefined =>
  history.findLast((change) => change.status === status);

/** What becomes of 'Unable to fetch order data: {message}'. */
export function messageOf(failure: Failure): string {
  if (isOffline(failure)) return copy.offline;
  return failure instanceof ProblemError && failure.problem.code === "unreadable_answer"
    ? copy.notJson
    : failure.message;
}

const NAMES: readonly [keyof Measurements, string][] = [
  ["height", "Height"],
  ["shoulder", "Shoulder"],
  ["frontNeck", "Front neck"],
  ["backNeck", "Back neck"],
  ["aroundArm", "Around arm"],
  ["aroundWaist", "Around waist"],
  ["aroundHip", "Around hip"],
  ["aroundBust", "Around bust"],
];

/** The measurements that were taken: 91.5 cm. */
export const measured = (taken: Measurements | undefined): { name: string; value: string }[] =>
  NAMES.flatMap(([field, name]) => {
    const cm = taken?.[field];
    return cm === undefined ? [] : [{ name, value: `${cm} cm` }];
  });


export const fullName = ({ firstName, lastName }: Order): string => (lastName ? `${firstName} ${lastName}` : firstName);
