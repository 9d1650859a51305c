import { useFresh } from "../../../../admin/useFresh";
import type { PaymentDispute } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { disputeList } from "../queries";

/** Payments disputed at the customer's bank, the most urgent first. For owners only. */
export const useDisputes = () => useFresh(disputeList());

const toAnswer = (disputes: readonly PaymentDispute[]): readonly PaymentDispute[] => disputes.filter(({ status }) => status === "open");

/** The line on Today about disputes that need a response. */
export function disputesSay(disputes: readonly PaymentDispute[]): { count: number; says: string } {
  const open = toAnswer(disputes);
  const [first, ...more] = open;
  if (!first) return { count: 0, says: "" };
  const mark = open.every(({ test }) => test) ? "TEST: " : "";
  const until = first.respondBy ? ` by ${day(first.respondBy)}` : "";
  const says =
    more.length === 0
      ? `${mark}A payment of ${rupees(first.amountPaise)} is disputed: respond${until}`
      : `${mark}${more.length + 1} payments are disputed: respond to the first${until}`;
  return { count: more.length + 1, says };
}

export const FATES: Readonly<Record<PaymentDispute["status"], string>> = {
  open: "Response needed",
  under_review: "Under review",
  won: "Won",
  lost: "Lost",
  closed: "Closed",
};

/** The bank's reason code as plain words. */
export const reasonOf = ({ reason }: Pick<PaymentDispute, "reason">): string => {
  const text = reason.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The state of a dispute, and what to do. */
export function state({ status, respondBy }: Pick<PaymentDispute, "status" | "respondBy">): string {
  switch (status) {
    case "open":
      return `Respond in the Razorpay dashboard, under Disputes${respondBy ? `, by ${day(respondBy)}` : ""}. Without a response the bank takes the money.`;
    case "under_review":
      return "You have responded. Nothing to do until the bank decides.";
    case "won":
      return "Decided in your favour: you keep the money.";
    case "lost":
      return "The bank returned the money to the customer. The payment still counts in the lists here.";
    case "closed":
      return "Closed without a decision.";
  }
}

/** Whether a refund may pay the money twice: the dispute is open, or the bank took the money. */
export const mayGoTwice = (disputes: readonly PaymentDispute[]): boolean =>
  disputes.some(({ status }) => status === "open" || status === "under_review" || status === "lost");
