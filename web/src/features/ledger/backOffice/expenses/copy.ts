import type { ExpenseMethod } from "../../../../api/schema";

export const METHODS: Readonly<Record<ExpenseMethod, string>> = {
  cash: "cash from the drawer",
  upi: "UPI",
  card: "card",
  bank: "bank transfer",
};

/** The choices of the form. */
export const METHOD_CHOICES: readonly (readonly [ExpenseMethod, string])[] = [
  ["cash", "Cash from the drawer"],
  ["upi", "UPI"],
  ["card", "Card"],
  ["bank", "Bank transfer"],
];
