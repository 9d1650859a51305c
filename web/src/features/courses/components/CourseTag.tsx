import { useId } from "react";
import { TestModeNote } from "../../payments/public/PaymentNotice";
import { day } from "../../../format/date";
import { SwingTag } from "../../../ui/Marks";
import { LinkButton } from "../../../ui/Button";
import { Price } from "../../../ui/Price";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { CouponBox } from "./CouponBox";
import styles from "./CourseTag.later.module.css";
import { Enroll, useSoon, Watch } from "./Enroll";
import type { Dealing } from "./useDeal";

/** The anchor of the price, for the link from the sticky bar. */
const TAG = "price";

/** The price and period of a course, with the coupon field and the enrol button. */
export function CourseTag(dealing: Dealing) {
  const { course, deal } = dealing;
  const { coupon, owned } = deal;
  const renewal = owned?.renewal;
  const soon = useSoon(course);
  return (
    <SwingTag>
      <div id={TAG} className={styles.price}>
        <Cost {...dealing} />
        {coupon && <p className={styles.good}>{copy.coupon.saves(coupon.percent, coupon.code)}</p>}
      </div>
      <dl className={styles.facts}>
        <dt>Duration</dt>
        <dd>{course.duration}</dd>
        {course.level && (
          <>
            <dt>Level</dt>
            <dd>{copy.levels[course.level]}</dd>
          </>
        )}
        {course.instructor && (
          <>
            <dt>Instructor</dt>
            <dd>{course.instructor}</dd>
          </>
        )}
        <dt>Access</dt>
        <dd>{course.expireInDays === 1 ? "1 day" : `${course.expireInDays} days`}</dd>
        <dt>Watch on</dt>
        <dd>Phone or laptop</dd>
      </dl>
      {owned && (
        <p className={`${styles.coupon} ${styles.owned}`}>
          <strong className={styles.good}>{copy.owned}</strong>
          {owned.expiresAt && copy.ownedUntil(day(owned.expiresAt))}
        </p>
      )}
      {renewal && <Watch course={course} look="line" />}
      {/* The last step before the payment has the field itself. */}
      {(!owned || renewal) && !soon && !deal.checking && <CouponBox {...dealing} />}
      <Enroll {...dealing} />
      {!soon && (
        <p className={styles.give}>
          <button type="button" className={shared.stitch} onClick={dealing.give}>
            {copy.give}
          </button>
        </p>
      )}
      {!owned && <TestModeNote />}
      {deal.formError && <p className={`${styles.message} ${styles.sorry}`}>{deal.formError}</p>}
      {deal.awaited && (
        <p className={styles.terms}>
          <strong>{copy.confirming}</strong>
        </p>
      )}
      <p className={styles.terms}>
        {renewal && (
          <>
            <strong>{copy.renewal(day(renewal.from), day(renewal.until))}</strong>{" "}
          </>
        )}
        {!owned && !soon && (
          <>
            <strong>Access until {day(course.accessUntil)}</strong> if you enroll today.{" "}
          </>
        )}
        {copy.noRefund}
      </p>
    </SwingTag>
  );
}

/** A sticky bar with the price and the enrol button, for phones. */
export function StickyEnroll(dealing: Dealing) {
  const name = useId();
  const soon = useSoon(dealing.course);
  return (
    <section className={styles.sticky} aria-labelledby={name} data-bar="">
      <h2 id={name} className={shared.hidden}>
        Price
      </h2>
      <Cost {...dealing} />
      {soon && !dealing.deal.owned ? (
        // Links to the price tag, which has room to explain how.
        <LinkButton href={`#${TAG}`} look="line" wide>
          {copy.howToBuy}
        </LinkButton>
      ) : (
        <Enroll {...dealing} />
      )}
    </section>
  );
}

const Cost = ({ course, deal }: Dealing) =>
  deal.coupon ? (
    <Price paise={deal.coupon.amountPaise} originalPaise={deal.coupon.pricePaise} />
  ) : (
    <Price paise={course.pricePaise} />
  );
