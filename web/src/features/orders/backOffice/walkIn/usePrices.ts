import { useQueries } from "@tanstack/react-query";
import type { ChoiceGroup } from "../../../../api/schema";
import type { Choice } from "../../booking/choices";
import { choiceGroups } from "../queries";
import { addedByChoices, estimateOf, priceOf } from "./prices";
import { garmentTypeOf, type PieceValues } from "./values";

/** A piece with what the catalogue knows of it. */
export interface PricedPiece {
  groups: readonly ChoiceGroup[];
  estimatePaise: number | undefined;
  /** What the choices of an item without a price of its own add. */
  addedPaise: number | undefined;
  /** As agreed, otherwise as estimated. */
  pricePaise: number | undefined;
}

/** The choices and prices of the pieces, as they are typed. The choices of a product or garment type are asked for once. */
export function usePrices(pieces: readonly PieceValues[], choices: readonly Choice[]): PricedPiece[] {
  const items = pieces.map((piece) => {
    const product = choices.find(({ label }) => label === piece.work)?.product;
    const type = garmentTypeOf(choices, piece);
    const of = product ? { product: product.id } : type === undefined ? undefined : { garmentType: type };
    return { product, question: of && choiceGroups(of) };
  });
  const questions = new Map(items.flatMap(({ question }) => (question ? [[question.queryKey[1], question]] : [])));
  const addresses = [...questions.keys()];
  const known = useQueries({ queries: [...questions.values()] });
  return pieces.map((piece, at) => {
    const { product, question } = items[at] ?? {};
    const groups = (question && known[addresses.indexOf(question.queryKey[1])]?.data) ?? [];
    const estimatePaise = estimateOf(piece, product, groups);
    const addedPaise = estimatePaise === undefined ? addedByChoices(piece, groups) : undefined;
    return { groups, estimatePaise, addedPaise, pricePaise: priceOf(piece, estimatePaise) };
  });
}
