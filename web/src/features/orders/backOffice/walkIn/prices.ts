import { paiseOf } from "../../../../admin/form/rules";
import type { ChoiceGroup, Product } from "../../../../api/schema";
import type { PieceValues } from "./values";

/** What the catalogue asks for a piece, with its chosen options; undefined if it is no product or has no price. */
export function estimateOf({ quantity, options }: Pick<PieceValues, "quantity" | "options">, product: Product | undefined, groups: readonly ChoiceGroup[] | undefined): number | undefined {
  const count = Number(quantity);
  if (!product || product.pricePaise <= 0 || !Number.isInteger(count) || count < 1) return undefined;
  const chosen = (groups ?? []).flatMap((group) => group.options).filter(({ id }) => options.includes(id));
  return count * chosen.reduce((sum, { pricePaise }) => sum + pricePaise, product.pricePaise);
}

/** What a piece costs as far as it is known: as agreed, otherwise as estimated. */
export const priceOf = ({ price }: Pick<PieceValues, "price">, estimate: number | undefined): number | undefined => paiseOf(price) ?? estimate;
