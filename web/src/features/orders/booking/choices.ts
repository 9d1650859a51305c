import type { Product } from "../../../api/schema";
import { idOf } from "../../../site/visit";

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

/** A public image of the shop, which may be attached as a reference; undefined for any other text. */
export const lookOf = (text: string | null | undefined): string | undefined =>
  text && /^\/uploads\/[A-Za-z0-9_-]+\.(webp|jpe?g|png)$/.test(text) ? text : undefined;

/** The options that an address names; a choice that is not offered is dropped once the choices are known. */
export const optionsIn = (text: string | null): number[] => [
  ...new Set((text ?? "").split("-").slice(0, 50).flatMap((id) => idOf(id) ?? [])),
];
