import type { CouponChecked, Enrolment } from "../../../api/schema";

/** A customer's relation to a course. The page starts with an empty one. */
export interface Deal {
  coupon?: CouponChecked | undefined;
  /** The code in the coupon fields. */
  code: string;
  /** The message about the coupon code. */
  couponSays?: { text: string; good?: boolean } | undefined;
  /** The customer's enrolment. */
  owned?: Enrolment | undefined;
  /** The enrol button was pressed, and the enrolment has not started yet. */
  wished: boolean;
  /** The last step before the payment is open. */
  checking?: boolean | undefined;
  /** The dialog for a gift is open. */
  giving?: boolean | undefined;
  /** The enrolment code could not be loaded; the next press tries again. */
  stranded?: boolean | undefined;
  /** The enrolment is in progress. */
  busy?: boolean | undefined;
  /** The payment is being confirmed, so the customer must not pay again. */
  awaited?: boolean | undefined;
  /** Why the checkout did not open. */
  formError?: string | undefined;
}

export const NO_DEAL: Deal = { code: "", wished: false };

export type ChangeDeal = (change: Partial<Deal>) => void;
