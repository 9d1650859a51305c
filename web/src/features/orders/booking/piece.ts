import type { AgeGroup, CreatePiece } from "../../../api/schema";
import { measurementsOf, type Lengths, type Taken } from "../measurements/lengths";

/** The most pieces of a booking, as the server counts them. */
export const MOST_PIECES = 20;
/** The most of one piece. */
export const MOST_QUANTITY = 20;

/** A piece of the booking, as it is filled in. */
export interface PieceValues {
  /** Stays with the piece when others are added or removed; its photos are stored under it. */
  key: string;
  productId: string;
  optionIds: readonly number[];
  quantity: number;
  /** Who wears it; empty for the customer. */
  forWhom: string;
  /** Someone else was chosen, whose name is typed into `forWhom`; not sent. */
  someoneElse?: boolean | undefined;
  /** The saved measurements of that person. */
  profileId?: number | undefined;
  note: string;
  /** A public image of the shop, attached as a reference. */
  look?: string | undefined;
  lengths: Lengths;
  ageGroup: AgeGroup;
}

let lastKey = 0;

/** A key that none of these pieces has, nor one that was removed from this page. */
export function newKey(pieces: readonly PieceValues[]): string {
  lastKey = Math.max(lastKey, ...pieces.map(({ key }) => Number(key) || 0)) + 1;
  return String(lastKey);
}

export const noPiece = (key = "1"): PieceValues => ({
  key,
  productId: "",
  optionIds: [],
  quantity: 1,
  forWhom: "",
  note: "",
  lengths: {},
  ageGroup: "adult",
});

/** What was filled in, to compare pieces without their keys. */
const filledIn = (piece: PieceValues): string =>
  JSON.stringify(Object.entries(piece).filter(([name, value]) => name !== "key" && value !== undefined).sort(([one], [other]) => (one < other ? -1 : 1)));

export const sameFilledIn = (one: PieceValues, other: PieceValues): boolean => filledIn(one) === filledIn(other);

/** Whether nothing was filled in yet. */
export const isEmpty = (piece: PieceValues): boolean => sameFilledIn(piece, noPiece());

/** Whether nothing was filled in but the service with its choices, as by a link. */
export const hasOnlyService = (piece: PieceValues): boolean => isEmpty({ ...piece, productId: "", optionIds: [] });

/** The typed measurements and whose they are; undefined when there are none. */
export function takenOf({ lengths, ageGroup }: Pick<PieceValues, "lengths" | "ageGroup">): Taken | undefined {
  const taken = measurementsOf(lengths);
  return taken && { ...taken, ageGroup };
}

/** The piece as it is sent: what is left out has its usual value. */
export function pieceInput(piece: PieceValues): CreatePiece {
  const { optionIds, quantity, profileId, lengths, ageGroup } = piece;
  const [forWhom, note] = [piece.forWhom.trim(), piece.note.trim()];
  const taken = measurementsOf(lengths);
  return {
    productId: Number(piece.productId),
    ...(quantity !== 1 && { quantity }),
    ...(forWhom && { forWhom }),
    ...(profileId !== undefined && { profileId }),
    ...(note && { note }),
    ...(optionIds.length > 0 && { optionIds: [...optionIds] }),
    ...taken,
    ...(taken && ageGroup !== "adult" && { ageGroup }),
  };
}
