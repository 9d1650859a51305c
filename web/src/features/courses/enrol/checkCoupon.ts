import { client, unwrap } from "../../../api/client";
import { ProblemError } from "../../../api/problem";
import type { CouponChecked } from "../../../api/schema";
import type { ToastKind } from "../../../ui/noticeStore";
import { copy } from "../copy";

/** What became of a code, and how it is said. */
export interface CouponAnswer {
  coupon?: CouponChecked;
  text: string;
  kind: ToastKind;
}

export const needsLogin: CouponAnswer = { text: copy.couponNeedsLogin, kind: "warning" };

const SAID: Readonly<Record<string, CouponAnswer>> = {
  "session.needed": needsLogin,
  "payments.coupon_invalid": { text: copy.coupon.invalid, kind: "error" },
  "payments.coupon_used": { text: copy.coupon.used, kind: "warning" },
};

/** These say it themselves, and it is nothing that we promised in other words. */
const SPEAKING = ["payments.coupon_held", "payments.below_minimum", "payments.already_held", "courses.already_owned"];

/** The words for a code that was refused. */
export function refusedCoupon(code: string, message: string): CouponAnswer {
  return SAID[code] ?? { text: SPEAKING.includes(code) ? message : copy.coupon.failed, kind: "error" };
}

/** Asks the shop what a code is worth for a course. */
export async function checkCoupon(typed: string, courseId: number): Promise<CouponAnswer> {
  const code = typed.trim();
  if (!code) return { text: copy.coupon.invalid, kind: "error" };
  try {
    const body = { code, kind: "course", reference: String(courseId) };
    const coupon = await unwrap(client.POST("/payments/coupons/check", { body }));
    return { coupon, text: copy.coupon.applied, kind: "success" };
  } catch (failure) {
    if (!(failure instanceof ProblemError)) return { text: copy.coupon.failed, kind: "error" };
    return refusedCoupon(failure.problem.code, failure.problem.message);
  }
}
