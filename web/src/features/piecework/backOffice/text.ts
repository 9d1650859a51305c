import { monthText } from "../../../admin/months";
import type { PieceworkStatement, StatementEntryKind, PayMethod, StatementEntry } from "../../../api/schema";
import { rupees } from "../../../format/money";

/** "1 piece", "45 pieces". */
export const pieceCount = (count: number): string => `${count} ${count === 1 ? "piece" : "pieces"}`;

/** What is left to pay, or what was paid too much. */
export const dueText = (paise: number): string => (paise < 0 ? `${rupees(-paise)} paid too much` : rupees(paise));

export const METHODS: Readonly<Record<PayMethod, string>> = { cash: "Cash", upi: "UPI", bank: "Bank transfer" };

export const KINDS: Readonly<Record<StatementEntryKind, string>> = {
  bonus: "Bonus",
  deduction: "Deduction",
  advance: "Advance",
  payment: "Payment",
};

/** What an entry is: "Cash", "Advance, UPI", "Bonus". */
export function entryText({ kind, method }: Pick<StatementEntry, "kind" | "method">): string {
  if (!method) return KINDS[kind];
  return kind === "payment" ? METHODS[method] : `${KINDS[kind]}, ${METHODS[method]}`;
}

/** A chat message with the sums of a statement. */
export function shareText({ maker, month, pieces, earnedPaise, paidPaise, duePaise }: PieceworkStatement, shop: string | undefined): string {
  const left = duePaise < 0 ? `${rupees(-duePaise)} too much` : `${rupees(duePaise)} to pay`;
  return [
    `${maker}, piecework ${monthText(month)}`,
    `${pieceCount(pieces)}, ${rupees(earnedPaise)} earned`,
    `${rupees(paidPaise)} paid, ${left}`,
    ...(shop ? [shop] : []),
  ].join("\n");
}
