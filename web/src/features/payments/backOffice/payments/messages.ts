import { adminLinks } from "../../../../adminLinks";
import type { AmountDifference, Course, DueReason, Transaction, TransactionShow, OrderLine, PaymentMoment, PaymentDetail } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { paidFor } from "../../../invoices/public/orderPayments";

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

/** Orders with these statuses cannot be paid for. */
const NOT_GOING: ReadonlySet<OrderLine["status"]> = new Set(["Pending", "Rejected", "Cancelled"]);

/** What a payment can be matched to: open orders, and courses if the customer has an account. */
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

/** "UPI, by Selvi". Unknown methods keep the provider's name. */
export function methodOf({ method, by, what }: Pick<Transaction, "method" | "by" | "what">): string {
  const way = method === undefined ? "online" : (METHOD[method] ?? method);
  return what === "counter" && by ? `${way}, by ${by}` : way;
}

/** Describes a transaction; who took it at the counter is in `methodOf`: "Advance, HM-1051", "Refund, Blouse basics: cloth not cut". */
export function aboutOf(transaction: Transaction): string {
  const { what, kind, title, note, orderPayment } = transaction;
  if (what === "refund") return `Refund, ${title}${note ? `: ${note}` : ""}`;
  if (kind !== ORDERS) return what === "counter" ? `At the counter, ${title}` : title;
  if (what !== "counter") return paidFor(transaction);
  const paid = orderPayment ? paidFor(transaction) : `At the counter, ${title}`;
  // A note that only repeats the kind says nothing more.
  return note && !paid.startsWith(note) ? `${paid}: ${note}` : paid;
}

/** The page with its details: the payment, the order or the customer. */
export function placeOf({ paymentId, kind, reference, customerId }: Transaction): string {
  if (paymentId !== undefined) return adminLinks.payment(paymentId);
  return kind === ORDERS ? `/admin/orders/${reference}` : `/admin/courses/enrolments/${customerId}/${reference}`;
}

/** The text below the amount. */
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
    case "reversed":
      return "reversed";
    case "reversal":
      return "reversal";
    case "settled":
      return transaction.returnedPaise > 0 ? `${rupees(transaction.returnedPaise)} refunded` : methodOf(transaction);
  }
}

/** Whether a transaction does not count: reversed or failed. */
export const isAway = ({ state }: Transaction): boolean => state === "reversed" || state === "failed";

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

/** The consequences of a refund of this amount. */
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
