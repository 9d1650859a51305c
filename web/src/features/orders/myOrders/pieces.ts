import type { Order, OrderPiece } from "../../../api/schema";
import { unbrokenHyphens } from "../../../format/text";
import { copy } from "./copy";

/** Name of a piece, with its quantity if there are several of it. */
export const pieceName = ({ serviceName, quantity }: Pick<OrderPiece, "serviceName" | "quantity">): string =>
  copy.quantity(unbrokenHyphens(serviceName), quantity);

/** What an order is called: its piece, or how many it has. */
export const orderName = ({ pieces, serviceName }: Pick<Order, "pieces" | "serviceName">): string => {
  const [piece] = pieces;
  if (!piece) return unbrokenHyphens(serviceName);
  return pieces.length > 1 ? copy.pieces(pieces.length) : pieceName(piece);
};

/** Who wears a piece; of several pieces, one without a name is the customer's. */
export const wearerOf = ({ forWhom }: OrderPiece, pieces: readonly OrderPiece[]): string | undefined =>
  forWhom ? copy.forWhom(forWhom) : pieces.some((piece) => piece.forWhom) ? copy.forYou : undefined;

export const choicesOf = ({ choices }: OrderPiece): string => choices.map(({ option }) => option).join(", ");

export interface PriceLine {
  name: string;
  /** In paise; absent while neither a price nor an estimate is known. */
  paise?: number | undefined;
  /** Chosen options that change the price; without an amount where it is not a part of what was agreed. */
  options: { name: string; paise?: number | undefined }[];
  /** The estimate in paise, where something else was agreed. */
  estimatePaise?: number | undefined;
}

/** The price of a piece and its options, which add up to what was agreed, or else to the estimate. */
export function priceLineOf(piece: OrderPiece): PriceLine {
  const { pricePaise, estimatePaise, quantity } = piece;
  const amount = pricePaise ?? estimatePaise;
  const options = piece.choices.filter((choice) => choice.pricePaise !== 0).map((choice) => ({ name: choice.option, paise: choice.pricePaise * quantity }));
  const base = amount === undefined ? undefined : amount - options.reduce((sum, { paise }) => sum + paise, 0);
  const addsUp = base !== undefined && base >= 0;
  return {
    name: pieceName(piece),
    paise: addsUp ? base : amount,
    options: addsUp ? options : options.map(({ name }) => ({ name })),
    ...(pricePaise !== undefined && estimatePaise !== undefined && pricePaise !== estimatePaise && { estimatePaise }),
  };
}

/** What the price of an order has beside its pieces: in paise, negative for what it takes off. */
export function adjustmentsOf({ rushPaise, discountPaise, discountReason, alterations }: Order): { name: string; paise: number }[] {
  return [
    ...(rushPaise === undefined ? [] : [{ name: copy.money.rush, paise: rushPaise }]),
    ...(discountPaise === undefined ? [] : [{ name: copy.money.discount(discountReason), paise: -discountPaise }]),
    // What an alteration costs counts from its delivery on.
    ...alterations.flatMap(({ status, work, pricePaise }) => (status === "Handed Over" && pricePaise !== undefined ? [{ name: copy.money.alteration(work), paise: pricePaise }] : [])),
  ];
}

/** Sum of the estimates in paise; absent unless every piece has one. */
export function estimateOf(pieces: readonly OrderPiece[]): number | undefined {
  const known = pieces.flatMap(({ estimatePaise }) => estimatePaise ?? []);
  return known.length > 0 && known.length === pieces.length ? known.reduce((sum, paise) => sum + paise, 0) : undefined;
}

/** By how much the agreed price is over the estimate, in paise, without the rush fee; 0 if it is not, or cannot be compared. */
export function overEstimate({ pieces, pricePaise, rushPaise = 0 }: Order): number {
  const estimate = estimateOf(pieces);
  return estimate === undefined || pricePaise === undefined ? 0 : Math.max(0, pricePaise - rushPaise - estimate);
}
