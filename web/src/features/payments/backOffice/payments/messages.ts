import type { AmountDifference, Course, DueReason, Transaction, TransactionShow, OrderLine, OrderPayment, PaymentMoment, PaymentDetail } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import * as paths from "../paths";

/** The kind of what is paid for an order. */
export const ORDERS = "advance";

export const SHOWN: readonly { show: TransactionShow | undefined; label: string }[] = [
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

const METHOD: Readonly<Record<string, string>> = {
  cash: "cash",
  upi: "UPI",
  card: "card",
  netbanking: "net banking",
  wallet: "wallet",
  emi: "EMI",
  test: "test payment",
};

/** "UPI, by Selvi". A way of paying that has no word of ours keeps the provider's. */
export function methodOf({ method, by, what }: Pick<Transaction, "method" | "by" | "what">): string {
  const way = method === undefined ? "online" : (METHOD[method] ?? method);
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
export const paidFor = ({ orderPayment, title }: Pick<Transaction, "orderPayment" | "title">): string =>
  `${orderPayment ? ORDER_PAYMENTS[orderPayment] : "Order"}, ${title}`;

/** What a line is about: "Advance, HM-1051", "Refund, Blouse basics: cloth not cut". */
export function aboutOf(transaction: Transaction): string {
  const { what, kind, title, note, orderPayment } = transaction;
  if (what === "refund") return `Refund, ${title}${note ? `: ${note}` : ""}`;
  if (kind !== ORDERS) return what === "counter" ? `At the counter, ${title}` : title;
  if (what !== "counter") return paidFor(transaction);
  const paid = orderPayment && ORDER_PAYMENTS[orderPayment];
  return `${paid ? `${paid} at the counter` : "At the counter"}, ${title}${note ? `: ${note}` : ""}`;
}

/** Where more of it stands: the payment, or what was sold at the counter. */
export function placeOf({ paymentId, kind, reference, customerId }: Transaction): string {
  if (paymentId !== undefined) return paths.payment(paymentId);
  return kind === ORDERS ? `/admin/orders/${reference}` : `/admin/courses/enrolments/${customerId}/${reference}`;
}

/** What stands below the amount. */
export function standingOf(transaction: Transaction): string {
  switch (transaction.state) {
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
      return transaction.returnedPaise > 0 ? `${rupees(transaction.returnedPaise)} refunded` : methodOf(transaction);
  }
}

/** Whether a line counts no more, or not yet. */
export const isAway = ({ state }: Transaction): boolean => state === "taken_back" || state === "failed";

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
  retained: "Closed without a refund",
  mail_queued: "Email to the customer",
};

export function momentOf({ what, amountPaise, note }: PaymentMoment): string {
  const money = amountPaise === undefined ? "" : `, ${rupees(amountPaise)}`;
  return `${MOMENTS[what]}${money}${note ? `: ${note}` : ""}`;
}

/** What a refund of so much does; nothing of it can be undone. */
export function consequences(detail: PaymentDetail, amountPaise: number | undefined, delivers: boolean): string[] {
  const lines = ["The money is returned to the original payment method. Banks take 5 to 7 working days to show it."];
  const bought = detail.state === "settled" && detail.due !== "second_capture";
  const all = amountPaise !== undefined && detail.returnedPaise + amountPaise >= detail.amountPaise;
  if (bought && all) {
    lines.push(
      detail.order.kind === ORDERS
        ? "The advance counts as unpaid, and is not requested again until you set one."
        : `The customer loses access to ${detail.title}.`,
    );
  } else if (bought && amountPaise !== undefined) {
    lines.push(detail.order.kind === ORDERS ? "The rest of the payment still counts towards the order." : "The customer keeps the purchase.");
  }
  lines.push(`The payment provider keeps its fee. ${delivers ? "The customer gets an email." : "Email delivery is not set up: inform the customer yourself."} This cannot be undone.`);
  return lines;
}
