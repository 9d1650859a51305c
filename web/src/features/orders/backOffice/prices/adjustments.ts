import { AMOUNT, amountError, MOST_OF_FEES, paiseOf } from "../../../../admin/form/rules";
import type { PriceAdjustments } from "../../../../api/schema";

/** What is typed: rupees, or a discount such as "10%". */
export interface Typed {
  /** By id of the piece. */
  prices: Readonly<Record<number, string>>;
  extras: readonly { label: string; price: string }[];
  rush: string;
  discount: string;
  reason: string;
}

export interface WrongField {
  field: `prices.${number}` | `extras.${number}.${"label" | "price"}` | "rush" | "discount" | "reason";
  message: string;
}

export const messages = {
  amount: "Enter an amount like 450 or 1,250.50, or leave it empty.",
  extra: "Say what it is.",
  extraAmount: AMOUNT,
  discount: "Enter an amount like 450, or a percentage like 10%.",
  reason: "Give a reason for the discount.",
};

/** Reads what is typed; answers the wrong field with its message. */
export function readAdjustments(typed: Typed, fromPaise: number | undefined): { input: PriceAdjustments } | WrongField {
  const pieces: NonNullable<PriceAdjustments["pieces"]> = [];
  for (const [id, text] of Object.entries(typed.prices)) {
    const pricePaise = text.trim() === "" ? undefined : paiseOf(text);
    const wrong = text.trim() === "" ? undefined : amountError(pricePaise, undefined, messages.amount);
    if (wrong) return { field: `prices.${Number(id)}`, message: wrong };
    pieces.push({ id: Number(id), ...(pricePaise !== undefined && { pricePaise }) });
  }
  const extras: NonNullable<PriceAdjustments["extras"]> = [];
  for (const [at, { label, price }] of typed.extras.entries()) {
    const pricePaise = paiseOf(price);
    if (label.trim() === "") return { field: `extras.${at}.label`, message: messages.extra };
    if (pricePaise === undefined) return { field: `extras.${at}.price`, message: messages.extraAmount };
    const wrong = amountError(pricePaise);
    if (wrong) return { field: `extras.${at}.price`, message: wrong };
    extras.push({ label: label.trim(), pricePaise });
  }
  const rushPaise = typed.rush.trim() === "" ? 0 : paiseOf(typed.rush);
  if (rushPaise === undefined) return { field: "rush", message: messages.amount };
  const wrongRush = amountError(rushPaise, MOST_OF_FEES);
  if (wrongRush) return { field: "rush", message: wrongRush };
  const discount = readDiscount(typed.discount.trim());
  if (!discount) return { field: "discount", message: messages.discount };
  const wrongDiscount = amountError(discount.discountPaise ?? 0);
  if (wrongDiscount) return { field: "discount", message: wrongDiscount };
  const reason = typed.reason.trim();
  const given = Boolean(discount.discountPercent ?? discount.discountPaise);
  if (given && reason === "") return { field: "reason", message: messages.reason };
  return {
    input: { pieces, extras, rushPaise, ...discount, ...(given && { discountReason: reason }), ...(fromPaise !== undefined && { fromPaise }) },
  };
}

/** A discount as it is typed, "450" or "10%"; undefined if it cannot be read. */
export function readDiscount(typed: string): Pick<PriceAdjustments, "discountPaise" | "discountPercent"> | undefined {
  if (typed === "") return {};
  const percent = /^(\d{1,3})\s*%$/.exec(typed);
  if (percent) {
    const discountPercent = Number(percent[1]);
    return discountPercent >= 1 && discountPercent <= 100 ? { discountPercent } : undefined;
  }
  const discountPaise = paiseOf(typed);
  return discountPaise === undefined ? undefined : { discountPaise };
}
