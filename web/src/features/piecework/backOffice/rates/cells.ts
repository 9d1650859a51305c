import { todayInIndia } from "../../../../admin/form/today";
import type { PieceRate, PieceRates } from "../../../../api/schema";

/** One field of the rates table, in paise. */
export interface RateCell {
  /** The rate of its own that counts today. */
  own: number | undefined;
  /** The rate for all makers, which counts without one. */
  usual: number | undefined;
  /** The change that is planned. */
  next: PieceRate | undefined;
}

/** The rate of a garment type for a maker, or for all makers. */
export function rateOf({ rates }: PieceRates, garment: number, maker: number | undefined, today = todayInIndia()): RateCell {
  const of = (who: number | undefined) => rates.filter(({ garmentTypeId, makerId }) => garmentTypeId === garment && makerId === who);
  const now = (who: number | undefined) => of(who).findLast(({ fromDay }) => fromDay <= today)?.ratePaise;
  return {
    own: now(maker),
    usual: maker === undefined ? undefined : now(undefined),
    next: of(maker).find(({ fromDay }) => fromDay > today),
  };
}
