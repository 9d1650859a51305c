import { paiseOf } from "../../../../admin/form/rules";
import type { ChoiceGroup, PriceSettings, Product } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { chosenOptions } from "../../../garments/public/choices";
import { copy as booking } from "../../booking/copy";
import { dayAfter, daysBetween, isDay } from "../../booking/slots";
import { discountOn } from "../approve/terms";
import type { PieceValues, WalkInValues } from "./values";

/** What the catalogue asks for a piece, with its chosen options; undefined if it is no product or has no price. */
export function estimateOf({ quantity, options }: Pick<PieceValues, "quantity" | "options">, product: Product | undefined, groups: readonly ChoiceGroup[] | undefined): number | undefined {
  const count = Number(quantity);
  if (!product || product.pricePaise <= 0 || !Number.isInteger(count) || count < 1) return undefined;
  const chosen = (groups ?? []).flatMap((group) => group.options).filter(({ id }) => options.includes(id));
  return count * chosen.reduce((sum, { pricePaise }) => sum + pricePaise, product.pricePaise);
}

/** What the chosen options add to the price of a piece of no product, for the whole quantity; undefined if nothing. */
export function addedByChoices({ quantity, options }: Pick<PieceValues, "quantity" | "options">, groups: readonly ChoiceGroup[]): number | undefined {
  const count = Number(quantity);
  const one = chosenOptions(groups, options).reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  return one > 0 && Number.isInteger(count) && count > 0 ? count * one : undefined;
}

/** What a piece costs as far as it is known: as agreed, otherwise as estimated. */
export const priceOf = ({ price }: Pick<PieceValues, "price">, estimate: number | undefined): number | undefined => paiseOf(price) ?? estimate;

export interface Sums {
  /** The prices that are known. */
  known: readonly number[];
  rush: number;
  discount: number;
  /** What the order costs so far. */
  total: number;
}

/** The fee that an order usually carries, in paise: if it is needed before the usual days after its visit, or after today. */
export function usualRush({ neededBy, visit, visitDay }: Pick<WalkInValues, "neededBy" | "visit" | "visitDay">, settings: Pick<PriceSettings, "rushPaise" | "readyDays"> | undefined, today: string): number {
  if (!settings || !isDay(neededBy)) return 0;
  const begins = visit && isDay(visitDay) ? visitDay : today;
  return neededBy < dayAfter(begins, settings.readyDays) ? settings.rushPaise : 0;
}

/** How much sooner than usual an order is needed, and what that usually costs; undefined if it is not. */
export function soonerText({ neededBy, visit, visitDay }: Pick<WalkInValues, "neededBy" | "visit" | "visitDay">, settings: Pick<PriceSettings, "rushPaise" | "readyDays"> | undefined, today: string): string | undefined {
  if (!settings || !isDay(neededBy)) return undefined;
  const days = daysBetween(neededBy, dayAfter(visit && isDay(visitDay) ? visitDay : today, settings.readyDays));
  if (days <= 0) return undefined;
  const sooner = booking.needed.sooner(days);
  return settings.rushPaise > 0 ? `${sooner}: rush fee ${rupees(settings.rushPaise)}.` : `${sooner}.`;
}

/** The sums of an order as it is typed, in paise; without a typed rush fee with the usual one. */
export function sumsOf(typed: Pick<WalkInValues, "rush" | "discount">, pieces: readonly { pricePaise: number | undefined }[], usual: number): Sums {
  const known = pieces.flatMap(({ pricePaise }) => pricePaise ?? []);
  const rush = paiseOf(typed.rush) ?? usual;
  const sum = known.reduce((all, paise) => all + paise, 0);
  const discount = discountOn(sum, typed.discount) ?? 0;
  const total = sum + rush - discount;
  return { known, rush, discount, total: Math.max(0, total) };
}
