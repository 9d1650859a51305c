import type { ChoiceGroup, Product, VisitDay } from "../../../api/schema";
import { chosenOptions } from "../../garments/public/choices";
import { titleOf } from "./choices";
import type { PieceValues } from "./piece";

/** A piece with what the shop offers for it. */
export interface OfferedPiece {
  piece: PieceValues;
  product: Product | undefined;
  /** Why there is no product although one is wanted. */
  missing?: "loading" | "failed" | "gone" | undefined;
  groups: readonly ChoiceGroup[];
}

/** What a piece is expected to cost, for display: the server decides. */
export interface PieceEstimate {
  key: string;
  title: string;
  forWhom: string;
  quantity: number;
  options: { name: string; pricePaise: number }[];
  /** Of the whole quantity with its options; undefined while the service is not known. */
  paise: number | undefined;
}

export interface Estimate {
  pieces: PieceEstimate[];
  /** The rush fee in it; 0 for none. */
  rushPaise: number;
  /** Of all pieces with the rush fee; undefined while none has a price. */
  totalPaise: number | undefined;
}

/** Product, options and quantity of a piece, as the server adds them up. */
export function pieceEstimate({ piece, product, groups }: OfferedPiece): PieceEstimate {
  const options = chosenOptions(groups, piece.optionIds);
  const one = product && options.reduce((sum, { pricePaise }) => sum + pricePaise, product.pricePaise);
  return {
    key: piece.key,
    title: product ? titleOf(product) : "",
    forWhom: piece.forWhom.trim(),
    quantity: piece.quantity,
    options: options.map(({ name, pricePaise }) => ({ name, pricePaise })),
    paise: one === undefined ? undefined : one * piece.quantity,
  };
}

/** Whether a day is sooner than a piece is usually ready after the visit. */
export const isSooner = (neededBy: string, day: VisitDay | undefined): boolean =>
  neededBy !== "" && day !== undefined && neededBy < day.usuallyReady;

export function estimateOf(pieces: readonly OfferedPiece[], neededBy: string, day: VisitDay | undefined): Estimate {
  const estimates = pieces.map(pieceEstimate);
  const known = estimates.flatMap(({ paise }) => (paise === undefined ? [] : [paise]));
  const rushPaise = isSooner(neededBy, day) ? (day?.rushPaise ?? 0) : 0;
  const totalPaise = known.length > 0 ? known.reduce((sum, paise) => sum + paise, rushPaise) : undefined;
  return { pieces: estimates, rushPaise, totalPaise };
}
