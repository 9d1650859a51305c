import { useQueries } from "@tanstack/react-query";
import type { ChoiceGroup } from "../../../../api/schema";
import type { Choice } from "../../booking/choices";
import { choiceGroups } from "../queries";
import { estimateOf, priceOf } from "./prices";
import type { PieceValues } from "./values";

/** A piece with what the catalogue knows of it. */
export interface PricedPiece {
  groups: readonly ChoiceGroup[];
  estimatePaise: number | undefined;
  /** As agreed, otherwise as estimated. */
  pricePaise: number | undefined;
}

/** The choices and prices of the pieces, as they are typed. The choices of a product are asked for once. */
export function usePrices(pieces: readonly PieceValues[], choices: readonly Choice[]): PricedPiece[] {
  const products = pieces.map(({ work }) => choices.find(({ label }) => label === work)?.product);
  const ids = [...new Set(products.flatMap((product) => product?.id ?? []))];
  const known = useQueries({ queries: ids.map((id) => choiceGroups(id)) });
  return pieces.map((piece, at) => {
    const product = products[at];
    const groups = (product && known[ids.indexOf(product.id)]?.data) ?? [];
    const estimatePaise = estimateOf(piece, product, groups);
    return { groups, estimatePaise, pricePaise: priceOf(piece, estimatePaise) };
  });
}
