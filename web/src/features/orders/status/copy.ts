import type { OrderStatus } from "../../../api/schema";

/** The copy of the public status page. */
export const copy = {
  title: "Order status",
  description: "Follow your order from the first measurement to delivery.",
  failed: (message: string) => `Unable to fetch the order status: ${message}`,
  unknown: "This link does not lead to an order",
  unknownText: "It may have been cut off when it was copied, or it was switched off. Ask for it again, or log in to see your orders.",
  ended: "This link has ended",
  endedText: "A status link works until 30 days after the order. Its customer still finds the order in My Orders.",
  heading: "Your order",
  piece: (place: number) => `Piece ${place}`,
  orders: "View in My Orders",
  ask: "Ask us",
  ready: "Ready by",
  statuses: {
    Pending: "Awaiting approval",
    "Order Placed": "Order Placed",
    "Cutting Started": "Cutting Started",
    "Stitching In Progress": "Stitching In Progress",
    "Ready for Pickup": "Ready for Pickup",
    Delivered: "Delivered",
    Rejected: "Declined",
    Cancelled: "Cancelled",
  } satisfies Record<OrderStatus, string>,
  next: {
    Pending: "We call to confirm the visit.",
    "Order Placed": "Next, we cut the fabric.",
    "Cutting Started": "Next, we stitch the pieces together.",
    "Stitching In Progress": "Next, we press it and pack it for you.",
    "Ready for Pickup": "It is ready. We will agree with you when you receive it.",
    Delivered: "We hope everything fits well. Tell us if anything needs to be taken in or let out.",
    Rejected: "We could not take this request. Please ask us about another day.",
    Cancelled: "Nothing more will be done for this order.",
  } satisfies Record<OrderStatus, string>,
};
