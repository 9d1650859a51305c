import type { Order, OrderLine, OrderStatus, Shop } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { links } from "../../../links";
import { isOver } from "../myOrders/order";
import { firstNameOf, visitText, weekday, type Subject } from "./subject";

type About = Subject & Pick<OrderLine, "advancePaise"> & Pick<Order, "statusKey">;

const NEWS: Readonly<Record<OrderStatus, (of: About) => string>> = {
  Pending: (of) => `thank you for your request for ${visitText(of)}. We will reply today.`,
  "Order Placed": (of) => `your order ${of.number} is placed.${visitText(of) ? ` We come on ${visitText(of)}.` : ""}`,
  "Cutting Started": (of) => `we have started cutting your order ${of.number}.`,
  "Stitching In Progress": (of) => `your order ${of.number} is being stitched.`,
  "Ready for Pickup": (of) => `your order ${of.number} is ready. When shall we bring it?`,
  Delivered: (of) => `we hope everything from order ${of.number} fits well. Tell us if anything needs to be taken in or let out.`,
  Rejected: (of) => `sorry, we cannot take your request ${of.number} this time.`,
  Cancelled: (of) => `your order ${of.number} is cancelled. Message us if you need anything.`,
};

/** A suggested chat message, which the staff member can edit before sending. */
export function chatText(kind: "status" | "advance", of: About, shop: Shop | undefined): string {
  const name = firstNameOf(of);
  const promised = of.promisedDay && !["Ready for Pickup", "Delivered"].includes(of.status) ? ` It will be ready by ${weekday(of.promisedDay)}.` : "";
  const address = shop?.publicAddress.replace(/\/$/, "") ?? "";
  const follow = address && of.statusKey && !isOver(of.status) ? ` Follow it here: ${address}${links.orderStatus(of.statusKey)}` : "";
  const news =
    kind === "advance"
      ? `please pay the advance of ${rupees(of.advancePaise ?? 0)} for your order ${of.number}: ${address}${links.orders()}`
      : `${NEWS[of.status](of)}${promised}${follow}`;
  return `Hello ${name}, ${news}${shop ? `\n${shop.businessName}` : ""}`;
}
