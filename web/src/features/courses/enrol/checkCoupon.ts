import { ProblemError, type CodesOf } from "../../../api/problem";
import type { CouponChecked } from "../../../api/schema";
import { explained } from "../../../api/send";
import type { ToastKind } from "../../../ui/noticeStore";
import { copy } from "../copy";

/** The result of a check, and its message. */
export interface CouponAnswer {
  coupon?: CouponChecked;
  text: string;
  kind: ToastKind;
}

export const needsLogin: CouponAnswer = { text: copy.couponNeedsLogin, kind: "warning" };

const LOGIN_NEEDED: CodesOf<"coupon_check"> = "session.needed";

/** How an error is shown: with the server's message, or with the specification's text for other failures. */
const SAID = {
  "payments.coupon_invalid": "error",
  "payments.coupon_used": "warning",
  "payments.coupon_held": "error",
  "payments.below_minimum": "error",
  "courses.already_owned": "error",
  "payments.coupon_tries": "failed",
  "payments.not_for_sale": "failed",
  "courses.not_found": "failed",
  "courses.gift_not_found": "failed",
  "courses.gift_paid": "failed",
  "orders.order_not_found": "failed",
  "orders.no_advance_due": "failed",
  "orders.advance_paid": "failed",
} as const;
const check = explained("POST /payments/coupons/check", SAID);

/** The message for a refused code. */
export function refusedCoupon(code: string, message: string): CouponAnswer {
  if (code === LOGIN_NEEDED) return needsLogin;
  const kind = (SAID as Readonly<Record<string, "failed" | ToastKind>>)[code] ?? "failed";
  return kind === "failed" ? { text: copy.coupon.failed, kind: "error" } : { text: message, kind };
}

/** Asks the server for the discount of a code on a course. */
export async function checkCoupon(typed: string, courseId: number): Promise<CouponAnswer> {
  const code = typed.trim();
  if (!code) return { text: copy.coupon.invalid, kind: "error" };
  try {
    const body = { code, kind: "course" as const, reference: String(courseId) };
    const coupon = await check({ body });
    return { coupon, text: copy.coupon.applied, kind: "success" };
  } catch (failure) {
    if (!(failure instanceof ProblemError)) return { text: copy.coupon.failed, kind: "error" };
    return refusedCoupon(failure.problem.code, failure.problem.message);
  }
}
