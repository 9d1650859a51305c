import type { ChoiceGroup } from "../../api/schema";
import { chosenOptions, missingChoice } from "../garments/public/choices";

/** Whether a choice changes the price. */
const varies = (groups: readonly ChoiceGroup[]): boolean =>
  groups.some(({ options }) => options.some(({ available, pricePaise }) => available && pricePaise > 0));

/** Whether the price may still become a higher one: nothing is chosen, or not all that has to be. */
export const isFrom = (groups: readonly ChoiceGroup[], chosen: readonly number[] = []): boolean =>
  varies(groups) && (chosen.length === 0 || missingChoice(groups, chosen) !== undefined);

/** The price with the chosen options and the least of each required choice that is still open, in paise. */
export const startingPrice = (price: number, groups: readonly ChoiceGroup[], chosen: readonly number[] = []): number =>
  groups.reduce((sum, group) => sum + priceOf(group, chosen), price);

function priceOf(group: ChoiceGroup, chosen: readonly number[]): number {
  const prices = chosenOptions([group], chosen).map(({ pricePaise }) => pricePaise);
  if (prices.length > 0 || !group.required) return prices.reduce((sum, one) => sum + one, 0);
  const least = Math.min(...group.options.flatMap(({ available, pricePaise }) => (available ? [pricePaise] : [])));
  return Number.isFinite(least) ? least : 0;
}
