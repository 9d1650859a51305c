import type { Order, Shop } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { links } from "../../../../links";
import { firstNameOf, subjectOf, weekday } from "../subject";

/** A slip's size: an A5 page, or a roll of 80 mm. */
export type SlipFormat = "a5" | "roll";

export const slipFile = (order: number, format: SlipFormat): string => `/api/admin/orders/${order}/slip.pdf?format=${format}`;

/** The job cards of an order, or that of the piece at a position. */
export const jobCardsFile = (order: number, position?: number): string =>
  `/api/admin/orders/${order}/job-cards.pdf${position === undefined ? "" : `?piece=${position}`}`;

/** The message that goes with a slip, or instead of it. */
export function slipText(order: Order, shop: Shop | undefined): string {
  const parts = [`Hello ${firstNameOf(subjectOf(order))}, here is your order ${order.number}.`];
  if (order.promisedDay) parts.push(`It will be ready by ${weekday(order.promisedDay)}.`);
  if (order.balancePaise) parts.push(`Balance: ${rupees(order.balancePaise)}.`);
  const address = shop?.publicAddress.replace(/\/$/, "");
  if (address && order.statusKey) parts.push(`Follow it here: ${address}${links.orderStatus(order.statusKey)}`);
  return `${parts.join(" ")}${shop ? `\n${shop.businessName}` : ""}`;
}
