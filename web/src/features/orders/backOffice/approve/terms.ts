import { AMOUNT, amountError, MOST_OF_FEES, paiseOf } from "../../../../admin/form/rules";
import type { Approval, Order, OrderPiece, PriceSettings } from "../../../../api/schema";
import { messages as discountMessages, readDiscount } from "../prices/adjustments";
import { exampleOf, valuesOf } from "../prices/rules";

/** What is typed for a piece: rupees, a day, and the id of the maker. */
export interface PieceTyped {
  price: string;
  day: string;
  maker: string;
}

/** What is typed in the dialog. */
export interface TermsTyped {
  pieces: Readonly<Record<number, PieceTyped>>;
  rush: string;
  /** Rupees, or a percentage such as "5%"; empty for none. */
  discount: string;
  reason: string;
}

/** Sums in paise; `undefined` while an amount cannot be read. */
export interface Sums {
  pieces: number;
  rush: number;
  discount: number;
  total: number;
}

const amountOf = (typed: string): number | undefined => (typed.trim() === "" ? 0 : paiseOf(typed));

/** A discount in paise, as the server rounds a percentage: half up to whole rupees. */
export function discountOn(sum: number, typed: string): number | undefined {
  const discount = readDiscount(typed.trim());
  if (!discount) return undefined;
  const { discountPaise = 0, discountPercent } = discount;
  return discountPercent === undefined ? discountPaise : Math.floor((sum * discountPercent + 5_000) / 10_000) * 100;
}

/** The sums of what is typed; undefined while something cannot be read. */
export function sumsOf({ pieces, rush, discount }: TermsTyped): Sums | undefined {
  const prices = Object.values(pieces).map(({ price }) => amountOf(price));
  const fee = amountOf(rush);
  if (fee === undefined || !prices.every((price) => price !== undefined)) return undefined;
  const sum = prices.reduce<number>((all, price) => all + price, 0);
  const less = discountOn(sum, discount);
  return less === undefined ? undefined : { pieces: sum, rush: fee, discount: less, total: Math.max(0, sum + fee - less) };
}

/** How much an agreed price is above the estimate, in paise; undefined if it is not. */
export function overEstimate(price: number | undefined, { estimatePaise }: Pick<OrderPiece, "estimatePaise">): number | undefined {
  return price !== undefined && estimatePaise !== undefined && price > estimatePaise ? price - estimatePaise : undefined;
}

export interface AdvanceOffer {
  label: string;
  paise: number;
}

/** The usual advances of a shop that has agreed on no price, in rupees. */
const WITHOUT_PRICE = [300, 500, 1000] as const;
const USUAL_WITHOUT_PRICE = 50_000;

/** The advances that are offered for a total, the suggested one first among equals. */
export function advanceOffers(total: number, settings: PriceSettings | undefined, rupees: (paise: number) => string): { offers: AdvanceOffer[]; suggested: number } {
  const none = { label: "None", paise: 0 };
  if (total <= 0 || !settings) {
    return { offers: [none, ...WITHOUT_PRICE.map((amount) => ({ label: rupees(amount * 100), paise: amount * 100 }))], suggested: total > 0 ? 0 : USUAL_WITHOUT_PRICE };
  }
  const values = valuesOf(settings);
  const percents = [...new Set([settings.advancePercent, 50])].filter((percent) => percent > 0);
  const shares = percents.map((percent) => ({ label: `${percent} %`, paise: exampleOf({ ...values, advancePercent: String(percent) }, total) ?? 0 }));
  return { offers: [none, ...shares], suggested: exampleOf(values, total) ?? 0 };
}

export type Wrong = { at: `price-${number}` | "rush" | "discount" | "reason" | "advance"; message: string };

export const messages = {
  amount: AMOUNT,
  discount: discountMessages.discount,
  reason: discountMessages.reason,
  tooMuch: "The discount is more than the price.",
  advance: "Enter rupees, such as 750.",
  advanceTooMuch: "The advance is more than the whole price.",
};

/** Reads what is typed: the approval to send, or the first wrong field. Without `priced`, prices are left out. */
export function readTerms(typed: TermsTyped, advancePaise: number | undefined, order: Order, priced: boolean): { approval: Approval } | Wrong {
  const terms: NonNullable<Approval["pieces"]> = [];
  for (const { id } of order.pieces) {
    const of = typed.pieces[id];
    const price = of?.price.trim() ? paiseOf(of.price) : undefined;
    const wrong = priced && of?.price.trim() ? amountError(price) : undefined;
    if (wrong) return { at: `price-${id}`, message: wrong };
    terms.push({ id, ...(priced && price !== undefined && { pricePaise: price }), ...(of?.day && { promisedDay: of.day }), ...(of?.maker && { assigneeId: Number(of.maker) }) });
  }
  const rushPaise = amountOf(typed.rush);
  if (rushPaise === undefined) return { at: "rush", message: messages.amount };
  const wrongRush = amountError(rushPaise, MOST_OF_FEES);
  if (wrongRush) return { at: "rush", message: wrongRush };
  const discount = readDiscount(typed.discount.trim());
  if (!discount) return { at: "discount", message: messages.discount };
  const wrongDiscount = amountError(discount.discountPaise ?? 0);
  if (wrongDiscount) return { at: "discount", message: wrongDiscount };
  const given = Boolean(discount.discountPercent ?? discount.discountPaise);
  const sums = sumsOf(typed);
  if (priced && given && sums && sums.discount > sums.pieces + sums.rush) return { at: "discount", message: messages.tooMuch };
  if (priced && given && typed.reason.trim() === "") return { at: "reason", message: messages.reason };
  if (advancePaise === undefined) return { at: "advance", message: messages.advance };
  const wrongAdvance = amountError(advancePaise, MOST_OF_FEES);
  if (wrongAdvance) return { at: "advance", message: wrongAdvance };
  if (priced && sums && sums.pieces > 0 && advancePaise > sums.total) return { at: "advance", message: messages.advanceTooMuch };
  const rushes = rushPaise !== (order.rushPaise ?? 0);
  return {
    approval: {
      advancePaise,
      pieces: terms,
      ...(priced && rushes && { rushPaise }),
      ...(priced && given && { ...discount, discountReason: typed.reason.trim() }),
    },
  };
}
