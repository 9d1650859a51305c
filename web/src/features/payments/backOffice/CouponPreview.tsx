import type { AdminCoupon } from "../../../api/schema";
import { Price } from "../../../ui/Price";
import shared from "../../../ui/shared.module.css";
import styles from "./Coupons.later.module.css";
import { spanText } from "./state";

/** The price of the example, in paise. */
const EXAMPLE_PAISE = 149_900;

interface Props {
  code: string;
  percent: number;
  span: Pick<AdminCoupon, "firstDay" | "lastDay">;
  only: string | undefined;
}

/** The coupon as customers see it, with an example price. */
export function CouponPreview({ code, percent, span, only }: Props) {
  const counts = Number.isInteger(percent) && percent >= 1 && percent <= 100;
  // Rounded half up to a paisa, as the server does.
  const left = Math.floor((EXAMPLE_PAISE * (100 - percent) + 50) / 100);
  return (
    <div className={styles.slip}>
      <p className={styles.word}>{code || "CODE"}</p>
      <p>
        <b>{counts ? `${percent}% off` : "Percent off"}</b> {only ? `“${only}”` : "all courses"}, {spanText(span)}
      </p>
      {counts && (
        <div className={styles.example}>
          <span className={shared.muted}>A ₹1,499 course costs</span>
          {left === 0 ? <b>nothing</b> : <Price paise={left} originalPaise={EXAMPLE_PAISE} />}
        </div>
      )}
    </div>
  );
}
