import type { ChoiceGroup, ChoiceOption, Product } from "../../../api/schema";

/** One option of the service field. */
export interface Choice {
  product: Product;
  /** The text on the order: type, name and model. */
  label: string;
}

export const labelOf = ({ serviceType, serviceName, serviceModel }: Product): string =>
  [serviceType, serviceName, serviceModel].filter((part) => part !== "").join(" - ");

/** The short name of a piece, for its card. */
export const titleOf = ({ serviceName, serviceModel }: Product): string =>
  [serviceName, serviceModel].filter((part) => part !== "").join(", ");

/** Each type, name and model once. Among equal ones the wanted product is used, otherwise the first. */
export function choicesOf(products: readonly Product[], wanted?: number): Choice[] {
  const choices = new Map<string, Choice>();
  for (const product of products) {
    const label = labelOf(product);
    if (!choices.has(label) || product.id === wanted) choices.set(label, { product, label });
  }
  return [...choices.values()];
}

/** The chosen options that are offered, in the order of their groups. */
export const chosenOptions = (groups: readonly ChoiceGroup[], ids: readonly number[]): ChoiceOption[] =>
  groups.flatMap(({ options }) => options).filter(({ id, available }) => available && ids.includes(id));

/** The first group of which an option has to be chosen, and none is. */
export const missingChoice = (groups: readonly ChoiceGroup[], ids: readonly number[]): ChoiceGroup | undefined =>
  groups.find(({ required, options }) => required && chosenOptions([{ options } as ChoiceGroup], ids).length === 0);

/** The options after a press on one of this group: of a single choice it replaces the other one. */
export function pressed({ several, options }: ChoiceGroup, ids: readonly number[], id: number): number[] {
  const others = several ? [id] : options.map((option) => option.id);
  const without = ids.filter((one) => !others.includes(one));
  return ids.includes(id) ? without : [...without, id];
}

/** A public image of the shop, which may be attached as a reference; undefined for any other text. */
export const lookOf = (text: string | null | undefined): string | undefined =>
  text && /^\/uploads\/[A-Za-z0-9_-]+\.(webp|jpe?g|png)$/.test(text) ? text : undefined;
