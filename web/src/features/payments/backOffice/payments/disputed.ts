import { useFresh } from "../../../../admin/useFresh";
import type { PaymentDispute } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { disputeList } from "../queries";

/** What customers' banks ask back, the most urgent first. For the owner only. */
export const useDisputes = () => useFresh(disputeList());

const toAnswer = (disputes: readonly PaymentDispute[]): readonly PaymentDispute[] => disputes.filter(({ status }) => status === "open");

/** What Today says of disputes that wait for an answer. */
export function disputesSay(disputes: readonly PaymentDispute[]): { count: number; says: string } {
  const open = toAnswer(disputes);
  const [first, ...more] = open;
  if (!first) return { count: 0, says: "" };
  const mark = open.every(({ test }) => test) ? "TEST: " : "";
  const until = first.respondBy ? ` by ${day(first.respondBy)}` : "";
  const says =
    more.length === 0
      ? `${mark}A payment of ${rupees(first.amountPaise)} is disputed: answer${until}`
      : `${mark}${more.length + 1} payments are disputed: answer the first${until}`;
  return { count: more.length + 1, says };
}

export const FATES: Readonly<Record<PaymentDispute["status"], string>> = {
  open: "To be answered",
  under_review: "The bank decides",
  won: "Won",
  lost: "Lost",
  closed: "Closed",
};

/** The bank's word for its reason, as people write. */
export const reasonOf = ({ reason }: Pick<PaymentDispute, "reason">): string => {
  const words = reason.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How it stands, and what there is to do. */
export function stands({ status, respondBy }: Pick<PaymentDispute, "status" | "respondBy">): string {
  switch (status) {
    case "open":
      return `Answer in Razorpay's dashboard, under Disputes${respondBy ? `, by ${day(respondBy)}` : ""}. Without an answer the bank takes the money.`;
    case "under_review":
      return "You have answered. There is nothing to do until the bank has decided.";
    case "won":
      return "The bank agreed with you: the money stays yours.";
    case "lost":
      return "The bank took the money back to the customer. The lists here count the payment all the same.";
    case "closed":
      return "It ended without a decision.";
  }
}

/** Whether money that is given back now may go twice: the bank is still asking for it, or took it. */
export const mayGoTwice = (disputes: readonly PaymentDispute[]): boolean =>
  disputes.some(({ status }) => status === "open" || status === "under_review" || status === "lost");
