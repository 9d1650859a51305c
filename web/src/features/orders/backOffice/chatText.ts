import type { OrderLine, OrderStatus, Shop } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { firstNameOf, visitText, weekday, type Subject } from "./subject";

type About = Subject & Pick<OrderLine, "advancePaise">;

const NEWS: Readonly<Record<OrderStatus, (of: About) => string>> = {
  Pending: (of) => `thank you for asking us. We look at your request for ${visitText(of)} and answer today.`,
  "Order Placed": (of) => `your order ${of.number} is placed.${visitText(of) ? ` We come on ${visitText(of)}.` : ""}`,
  "Cutting Started": (of) => `we have begun to cut your order ${of.number}.`,
  "Stitching In Progress": (of) => `your order ${of.number} is under the needle.`,
  "Ready for Pickup": (of) => `your order ${of.number} is ready. When shall we bring it?`,
  Delivered: (of) => `we hope that everything from ${of.number} sits well. Tell us if anything should be taken in or let out.`,
  Rejected: (of) => `we are sorry that we cannot take your request ${of.number} this time.`,
  Cancelled: (of) => `your order ${of.number} is called off. Write to us if you need anything.`,
};

/** A ready message for the chat; she can change every word of it. */
export function chatText(kind: "status" | "advance", of: About, shop: Shop | undefined): string {
  const name = firstNameOf(of);
  const promised = of.promisedDay && !["Ready for Pickup", "Delivered"].includes(of.status) ? ` It is promised for ${weekday(of.promisedDay)}.` : "";
  const news =
    kind === "advance"
      ? `for your order ${of.number} an advance of ${rupees(of.advancePaise ?? 0)} is still to be paid: ${shop?.publicAddress.replace(/\/$/, "") ?? ""}/myorders`
      : `${NEWS[of.status](of)}${promised}`;
  return `Hello ${name}, ${news}${shop ? `\n${shop.businessName}` : ""}`;
}
