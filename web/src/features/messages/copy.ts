import type { ChatTextKind, MessageChannel, MessageEvent, MessageState, TemplateState } from "../../api/schema";

interface Named {
  title: string;
  hint: string;
}

export const events: Readonly<Record<MessageEvent, Named>> = {
  request_received: { title: "Request received", hint: "After a booking" },
  visit_confirmed: { title: "Visit confirmed or moved", hint: "When a visit of an accepted order is set or moved" },
  order_accepted: { title: "Order accepted", hint: "With the estimate" },
  order_ready: { title: "Order ready", hint: "All pieces are ready" },
  order_delivered: { title: "Order delivered", hint: "All pieces are delivered" },
  payment_received: { title: "Payment received", hint: "Advance, balance or course" },
  payment_reminder: { title: "Payment reminder", hint: "An advance 2 days, a balance 3 days after it was due" },
  visit_reminder: { title: "Visit reminder", hint: "On the evening before" },
  course_access: { title: "Course access", hint: "After a course was bought" },
};

export const channels: Readonly<Record<MessageChannel, string>> = { whatsapp: "WhatsApp", sms: "SMS" };

export const states: Readonly<Record<MessageState, readonly ["good" | "bad" | "waiting" | "info", string]>> = {
  waiting: ["waiting", "Waiting"],
  sent: ["good", "Sent"],
  failed: ["bad", "Failed"],
  given_up: ["info", "Given up"],
};

/** What WhatsApp says of a template: a badge, and a sentence about what has to be done. */
export const templates: Readonly<Record<TemplateState, readonly ["good" | "bad" | "waiting", string, string]>> = {
  approved: ["good", "Approved", "WhatsApp has approved this template."],
  in_review: ["waiting", "In review", "WhatsApp still reviews this template. Messages wait for it, or go by SMS."],
  rejected: ["bad", "Rejected", "WhatsApp rejected this template. Change it in WhatsApp Manager. Until then these messages fail, or go by SMS."],
  paused: ["bad", "Paused", "WhatsApp has paused this template. Messages wait until it is active again, or go by SMS."],
  not_found: ["bad", "Not found", "WhatsApp has no template of this name in this language. Until it has, these messages fail, or go by SMS."],
};

export const chats: Readonly<Record<ChatTextKind, string>> = {
  pending: "New request",
  order_placed: "Order placed",
  cutting_started: "Cutting started",
  stitching_in_progress: "Stitching in progress",
  ready_for_pickup: "Ready for pickup",
  delivered: "Delivered",
  rejected: "Declined",
  cancelled: "Cancelled",
  advance: "Advance to pay",
};

export const copy = {
  title: "Messages to customers",
  // Another sentence needs the next version in features/messages/src/consent.rs.
  consent: "Updates about my orders by WhatsApp or SMS",
  withdraw: "You can turn this off at any time, here or by telling the shop.",
};
