import { LOOK_AGAIN_MS } from "../../../../admin/useFresh";
import type { EntryState, InvoiceWait, LedgerEntry, PaymentMethod, OrderLedger } from "../../../../api/schema";
import { MONTHS } from "../../../../format/date";
import { rupees } from "../../../../format/money";

export const METHOD: Readonly<Record<PaymentMethod, string>> = { cash: "Cash", upi: "UPI", online: "Paid online" };

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** "Tue 10 June" of a date (yyyy-mm-dd). */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** The state of a transaction; undefined for an ordinary one. */
export function stateText({ state, reverses }: LedgerEntry): string | undefined {
  if (state === "test") return "TEST: no money moved, not counted";
  if (state === "reversed") return "Reversed";
  if (state === "reversal") return reverses ? "Reversal" : undefined;
  if (state === "given_back" || state === "returned") return "Refunded";
  if (state === "refund_due") return "Refund due";
  if (state === "to_decide") return "The order is cancelled. Refund it?";
  if (state === "retained") return "The order is cancelled. Closed without a refund";
  return state === "refunded" ? "Refunded" : undefined;
}

/** What is crossed out: it did not come, or is to go back. */
export const AWAY: readonly EntryState[] = ["reversed", "reversal", "refund_due", "refunded", "test"];

/** States whose amounts do not count. */
const APART: readonly EntryState[] = ["refund_due", "refunded", "test"];

export const DRAWER_IS_CLOSED = "Today's cash drawer is closed. Cash recorded now changes what should be in it.";

/** What to ask before a payment is recorded that may be a typing error; undefined if nothing. */
export function questionAbout({ amountPaise, day }: { amountPaise: number; day?: string }, openPaise: number | undefined, since: string): string | undefined {
  const doubts: string[] = [];
  if (openPaise !== undefined && amountPaise > openPaise) doubts.push(`${rupees(amountPaise - openPaise)} more than the balance.`);
  if (day !== undefined && day < since) doubts.push(`${dayText(day)} is before the order was placed.`);
  return doubts.length > 0 ? `${doubts.join(" ")} Record it?` : undefined;
}

/** The balance after each entry, in paise; none without a price. */
export function balancesOf(entries: readonly LedgerEntry[], pricePaise: number | undefined): (number | undefined)[] {
  let left = pricePaise;
  return entries.map(({ state, amountPaise }) => {
    if (left !== undefined && !APART.includes(state)) left -= amountPaise;
    return left;
  });
}

/** Why a delivered order has no invoice yet. */
export const INVOICE_WAITS: Readonly<Record<InvoiceWait, string>> = {
  moment: "The invoice is created in a moment, once the delivery can no longer be undone.",
  price: "No invoice yet: set a price above.",
  too_much: "No invoice yet: more was paid than agreed. Change the price, or refund or reverse the excess.",
};

/** Why the price cannot be changed while there is an invoice, as the server says it. */
export const PRICE_IS_FIXED = "The invoice of this order says this price. Take its delivery back first.";

/** The polling interval for a pending invoice, in milliseconds. */
const SOON_MS = 8_000;
export const lookAgainMs = (last: OrderLedger | undefined): number =>
  last?.invoiceWaits === "moment" ? SOON_MS : LOOK_AGAIN_MS;

/** The balance: an amount to collect, all paid, or an excess. */
export function balanceText(balancePaise: number, rupees: (paise: number) => string): string {
  if (balancePaise > 0) return `${rupees(balancePaise)} to collect`;
  return balancePaise === 0 ? "All paid" : `${rupees(-balancePaise)} too much`;
}
