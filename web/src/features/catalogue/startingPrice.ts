import type { ChoiceGroup } from "../../api/schema";

/** Whether a choice changes the price. */
export const varies = (groups: readonly ChoiceGroup[]): boolean =>
  groups.some(({ options }) => options.some(({ available, pricePaise }) => available && pricePaise > 0));

/** The lowest price with all required choices, in paise. */
export const startingPrice = (price: number, groups: readonly ChoiceGroup[]): number =>
  groups
    .filter(({ required }) => required)
    .map(({ options }) => Math.min(...options.flatMap(({ available, pricePaise }) => (available ? [pricePaise] : []))))
    .filter(Number.isFinite)
    .reduce((sum, least) => sum + least, price);
