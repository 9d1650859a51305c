import { paiseOf } from "../../../../admin/form/rules";
import type { PriceAdjustments } from "../../../../api/schema";

/** What is typed: rupees, or a discount such as "10%". */
export interface Typed {
  rush: string;
  discount: string;
  reason: string;
}

export const messages = {
  amount: "Enter an amount like 450 or 1,250.50, or leave it empty.",
  discount: "Enter an amount like 450, or a percentage like 10%.",
  reason: "Give a reason for the discount.",
};

/** Reads what is typed; answers the wrong field with its message. */
export function readAdjustments(typed: Typed, fromPaise: number | undefined): { input: PriceAdjustments } | { field: keyof Typed; message: string } {
  const rushPaise = typed.rush.trim() === "" ? 0 : paiseOf(typed.rush);
  if (rushPaise === undefined) return { field: "rush", message: messages.amount };
  const discount = discountOf(typed.discount.trim());
  if (!discount) return { field: "discount", message: messages.discount };
  const reason = typed.reason.trim();
  const given = Boolean(discount.discountPercent ?? discount.discountPaise);
  if (given && reason === "") return { field: "reason", message: messages.reason };
  return {
    input: { rushPaise, ...discount, ...(given && { discountReason: reason }), ...(fromPaise !== undefined && { fromPaise }) },
  };
}

function discountOf(typed: string): Pick<PriceAdjustments, "discountPaise" | "discountPercent"> | undefined {
  if (typed === "") return {};
  const percent = /^(\d{1,3})\s*%$/.exec(typed);
  if (percent) {
    const discountPercent = Number(percent[1]);
    return discountPercent >= 1 && discountPercent <= 100 ? { discountPercent } : undefined;
  }
  const discountPaise = paiseOf(typed);
  return discountPaise === undefined ? undefined : { discountPaise };
}
