import type { ChatTextKind, Order, OrderLine, OrderStatus, Shop } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { links } from "../../../links";
import type { ChatWriter } from "../../messages/public/useChatTemplates";
import { advanceLeft, isOver } from "../myOrders/order";
import { firstNameOf, visitText, weekday, type Subject } from "./subject";

type About = Subject & Pick<OrderLine, "advancePaise" | "advanceDuePaise"> & Pick<Order, "statusKey">;

const KINDS: Readonly<Record<OrderStatus, ChatTextKind>> = {
  Pending: "pending",
  "Order Placed": "order_placed",
  "Cutting Started": "cutting_started",
  "Stitching In Progress": "stitching_in_progress",
  "Ready for Pickup": "ready_for_pickup",
  Delivered: "delivered",
  Rejected: "rejected",
  Cancelled: "cancelled",
};

/** A suggested chat message, which the staff member can edit before sending. */
export function chatText(about: "status" | "advance", of: About, shop: Shop | undefined, write: ChatWriter): string {
  const address = shop?.publicAddress.replace(/\/$/, "") ?? "";
  const follow = address && of.statusKey && !isOver(of.status) ? `${address}${links.orderStatus(of.statusKey)}` : undefined;
  return write(about === "advance" ? "advance" : KINDS[of.status], {
    name: firstNameOf(of),
    order: of.number,
    visit: visitText(of) || undefined,
    ready: of.promisedDay && weekday(of.promisedDay),
    advance: rupees(advanceLeft(of)),
    link: about === "advance" ? `${address}${links.orders()}` : follow,
    shop: shop?.businessName,
  });
}
