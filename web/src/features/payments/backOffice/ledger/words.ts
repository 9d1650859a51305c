import { LOOK_AGAIN_MS } from "../../../../admin/useFresh";
import type { InvoiceWait, LedgerEntry, MoneyMeans, OrderLedger } from "../../../../api/schema";

export const MEANS: Readonly<Record<MoneyMeans, string>> = { cash: "Cash", upi: "UPI", online: "Paid online" };

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Tue 10 June, of yyyy-mm-dd. */
export function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** What became of an entry, if it does not simply count. */
export function stateWords({ state, takesBack }: LedgerEntry): string | undefined {
  if (state === "test") return "TEST: no money moved, it does not count";
  if (state === "taken_back") return "Wrong, taken back";
  if (state === "takes_back") return takesBack ? "Takes a wrong entry back" : undefined;
  if (state === "given_back") return "Went back to her";
  if (state === "refund_due") return "To be given back";
  return state === "refunded" ? "Given back" : undefined;
}

/** What the invoice of a delivered order waits for. */
export const INVOICE_WAITS: Readonly<Record<InvoiceWait, string>> = {
  moment: "Its invoice is made in a moment, once the delivery is sure.",
  price: "Its invoice waits for a price. Set one above.",
  too_much: "Its invoice waits: more came than was agreed. Change the price, or take back what was too much.",
};

/** Why the price cannot be changed while an invoice stands, as the server says it. */
export const PRICE_IS_FIXED = "The invoice of this order says this price. Take its delivery back first.";

/** An invoice that is on its way is looked for before the minute is over. */
const SOON_MS = 8_000;
export const lookAgainMs = (last: OrderLedger | undefined): number =>
  last?.invoiceWaits === "moment" ? SOON_MS : LOOK_AGAIN_MS;

/** What the balance says: what is to collect, that all is paid, or what was too much. */
export function balanceWords(balancePaise: number, rupees: (paise: number) => string): string {
  if (balancePaise > 0) return `${rupees(balancePaise)} to collect`;
  return balancePaise === 0 ? "All paid" : `${rupees(-balancePaise)} too much`;
}
