import type { Product } from "../../../api/schema";

/** One line of the service field. */
export interface Choice {
  product: Product;
  /** As it will stand on the order: type, name and model. */
  label: string;
}

export const labelOf = ({ serviceType, serviceName, serviceModel }: Product): string =>
  [serviceType, serviceName, serviceModel].filter((part) => part !== "").join(" - ");

/** Each type, name and model once. Of equal ones the wanted product stands for all, else the first. */
export function choicesOf(products: readonly Product[], wanted?: number): Choice[] {
  const choices = new Map<string, Choice>();
  for (const product of products) {
    const label = labelOf(product);
    if (!choices.has(label) || product.id === wanted) choices.set(label, { product, label });
  }
  return [...choices.values()];
}

/** Only images of our own that everybody may see can be taken along as a reference. */
export const lookOf = (text: string | null | undefined): string | undefined =>
  text && /^\/uploads\/[A-Za-z0-9_-]+\.(webp|jpe?g|png)$/.test(text) ? text : undefined;
