import type { AmountDifference, Course, DueReason, Movement, MovementShow, OrderLine, OrderPayment, PaymentMoment, PaymentSheet } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import * as paths from "../paths";

/** The kind of what is paid for an order. */
export const ORDERS = "advance";

export const SHOWN: readonly { show: MovementShow | undefined; label: string }[] = [
  { show: undefined, label: "All" },
  { show: "advances", label: "Orders, online" },
  { show: "courses", label: "Courses" },
  { show: "counter", label: "At the counter" },
  { show: "refunds", label: "Refunds" },
  { show: "to_decide", label: "To review" },
  { show: "failed", label: "Failed refunds" },
];

/** Nothing is to be paid for these. */
const NOT_GOING: ReadonlySet<OrderLine["status"]> = new Set(["Pending", "Rejected", "Cancelled"]);

/** What a customer's payment can have been for: open orders, and courses if the customer has an account. */
export function matchChoices(
  orders: readonly Pick<OrderLine, "id" | "number" | "serviceName" | "status">[],
  courses: readonly Pick<Course, "id" | "serviceName">[],
  account: boolean,
) {
  const going = orders.filter(({ status }) => !NOT_GOING.has(status));
  const groups = [
    { label: "Orders", choices: going.map(({ id, number, serviceName }) => ({ value: `${ORDERS} ${id}`, name: `${number}, ${serviceName}` })) },
    { label: "Courses", choices: account ? courses.map(({ id, serviceName }) => ({ value: `course ${id}`, name: serviceName })) : [] },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

const MEANS: Readonly<Record<string, string>> = {
  cash: "cash",
  upi: "UPI",
  card: "card",
  netbanking: "net banking",
  wallet: "wallet",
  emi: "EMI",
  test: "test payment",
};

/** "UPI, by Selvi". A way of paying that has no word of ours keeps the provider's. */
export function meansOf({ means, by, what }: Pick<Movement, "means" | "by" | "what">): string {
  const way = means === undefined ? "online" : (MEANS[means] ?? means);
  return what === "counter" && by ? `${way}, by ${by}` : way;
}

/** What a payment of an order was. */
export const ORDER_PAYMENTS: Readonly<Record<OrderPayment, string>> = {
  advance: "Advance",
  part: "Part payment",
  balance: "Balance payment",
  full: "Full payment",
};

/** What an online payment of an order paid: "Advance, HM-1051"; without a receipt it is none of them. */
export const paidFor = ({ orderPayment, title }: Pick<Movement, "orderPayment" | "title">): string =>
  `${orderPayment ? ORDER_PAYMENTS[orderPayment] : "Order"}, ${title}`;

/** What a line is about: "Advance, HM-1051", "Refund, Blouse basics: cloth not cut". */
export function aboutOf(movement: Movement): string {
  const { what, kind, title, note, orderPayment } = movement;
  if (what === "refund") return `Refund, ${title}${note ? `: ${note}` : ""}`;
  if (kind !== ORDERS) return what === "counter" ? `At the counter, ${title}` : title;
  if (what !== "counter") return paidFor(movement);
  const paid = orderPayment && ORDER_PAYMENTS[orderPayment];
  return `${paid ? `${paid} at the counter` : "At the counter"}, ${title}${note ? `: ${note}` : ""}`;
}

/** Where more of it stands: the payment, or what was sold at the counter. */
export function placeOf({ paymentId, kind, reference, customerId }: Movement): string {
  if (paymentId !== undefined) return paths.payment(paymentId);
  return kind === ORDERS ? `/admin/orders/${reference}` : `/admin/courses/enrolments/${customerId}/${reference}`;
}

/** What stands below the amount. */
export function standingOf(movement: Movement): string {
  switch (movement.state) {
    case "requested":
    case "pending":
      return "pending";
    case "processed":
      return "refunded";
    case "failed":
      return "failed";
    case "refund_due":
      return "refund due";
    case "refunded":
      return "refunded";
    case "taken_back":
      return "reversed";
    case "takes_back":
      return "reversal";
    case "settled":
      return movement.returnedPaise > 0 ? `${rupees(movement.returnedPaise)} refunded` : meansOf(movement);
  }
}

/** Whether a line counts no more, or not yet. */
export const isAway = ({ state }: Movement): boolean => state === "taken_back" || state === "failed";

export const DUE: Readonly<Record<DueReason, string>> = {
  second_capture: "This was paid twice.",
  already_held: "The customer already had it when this payment arrived.",
  cannot_be_fulfilled: "What was paid for no longer exists.",
  amount: "The amount paid differs from the amount requested.",
  called_off: "The order was cancelled after the advance was paid.",
  returned: "The payment provider refunded it before the shop was notified.",
  account_deleted: "The customer's account was deleted before this payment arrived.",
};

/** Why the captured amount is not the requested one, for the owner. */
export function differenceOf({ paise, reason }: AmountDifference): string {
  return reason === "fee"
    ? `The customer also paid the provider's fee of ${rupees(paise)}. It stays with the provider.`
    : `An offer of the provider reduced the amount by ${rupees(-paise)}.`;
}

const MOMENTS: Readonly<Record<PaymentMoment["what"], string>> = {
  begun: "Checkout opened",
  attempt_failed: "Payment attempt failed",
  captured: "Payment received",
  another_captured: "Second payment received for the same purchase",
  fulfilled: "Purchase completed",
  refund_requested: "Refund requested",
  refunded: "Refunded",
  refund_failed: "Refund failed",
  kept: "Closed without a refund",
  mail_queued: "Email to the customer",
};

export function momentOf({ what, amountPaise, note }: PaymentMoment): string {
  const money = amountPaise === undefined ? "" : `, ${rupees(amountPaise)}`;
  return `${MOMENTS[what]}${money}${note ? `: ${note}` : ""}`;
}

/** What a refund of so much does; nothing of it can be undone. */
export function consequences(sheet: PaymentSheet, amountPaise: number | undefined, delivers: boolean): string[] {
  const lines = ["The money is returned to the original payment method. Banks take 5 to 7 working days to show it."];
  const bought = sheet.state === "settled" && sheet.due !== "second_capture";
  const all = amountPaise !== undefined && sheet.returnedPaise + amountPaise >= sheet.amountPaise;
  if (bought && all) {
    lines.push(
      sheet.order.kind === ORDERS
        ? "The advance counts as unpaid, and is not requested again until you set one."
        : `The customer loses access to ${sheet.title}.`,
    );
  } else if (bought && amountPaise !== undefined) {
    lines.push(sheet.order.kind === ORDERS ? "The rest of the payment still counts towards the order." : "The customer keeps the purchase.");
  }
  lines.push(`The payment provider keeps its fee. ${delivers ? "The customer gets an email." : "Email delivery is not set up: inform the customer yourself."} This cannot be undone.`);
  return lines;
}
