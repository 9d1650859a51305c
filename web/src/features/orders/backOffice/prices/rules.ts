import * as z from "zod/mini";
import { flag, MOST_OF_FEES, paiseOf, price, text, typedRupees, wholeNumber } from "../../../../admin/form/rules";
import type { PriceSettings } from "../../../../api/schema";

const MOST_ROUNDING = 100_000;

export const priceRules = z.pipe(
  z.object({
    advancePercent: wholeNumber(0, 100),
    rounding: price(100, MOST_ROUNDING),
    rush: price(0, MOST_OF_FEES),
    readyDays: wholeNumber(1, 365),
    balanceOnline: flag(),
    slipTerms: text(2000, 0),
  }),
  z.transform(
    ({ rounding, rush, ...same }): PriceSettings => ({ ...same, advanceRoundingPaise: rounding, rushPaise: rush }),
  ),
);
export type PriceValues = z.input<typeof priceRules>;

export const valuesOf = (settings: PriceSettings): PriceValues => ({
  advancePercent: String(settings.advancePercent),
  rounding: typedRupees(settings.advanceRoundingPaise),
  rush: typedRupees(settings.rushPaise),
  readyDays: String(settings.readyDays),
  balanceOnline: settings.balanceOnline,
  slipTerms: settings.slipTerms,
});

/** The suggested advance for a price, as the server rounds it; undefined while the values are not numbers. */
export function exampleOf({ advancePercent, rounding }: PriceValues, pricePaise: number): number | undefined {
  const percent = /^\d{1,3}$/.test(advancePercent.trim()) ? Number(advancePercent) : undefined;
  const step = paiseOf(rounding);
  if (percent === undefined || percent > 100 || !step) return undefined;
  return Math.min(pricePaise, Math.floor((pricePaise * percent) / 100 / step + 0.5) * step);
}
