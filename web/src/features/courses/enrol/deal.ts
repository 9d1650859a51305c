import type { CouponChecked, Enrolment } from "../../../api/schema";

/** What is between one visitor and a course. For everybody the page begins with none of it. */
export interface Deal {
  coupon?: CouponChecked | undefined;
  /** What is to be said about the coupon's code. */
  couponSays?: { text: string; good?: boolean } | undefined;
  /** It is hers. */
  owned?: Enrolment | undefined;
  /** She wishes to enroll, and nobody follows it yet. */
  wished: boolean;
  /** The code that follows wishes could not be fetched; the next wish tries again. */
  stranded?: boolean | undefined;
  /** Her wish is being followed. */
  busy?: boolean | undefined;
  /** She paid, and the payment is being confirmed: she must not pay again. */
  awaited?: boolean | undefined;
  /** Why the checkout did not open. */
  formError?: string | undefined;
}

export const NO_DEAL: Deal = { wished: false };

export type ChangeDeal = (change: Partial<Deal>) => void;
