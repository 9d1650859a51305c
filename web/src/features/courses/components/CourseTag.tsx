import { useId, useState, type FormEvent } from "react";
import type { CourseDetails } from "../../../api/schema";
import { day } from "../../../format/date";
import { links } from "../../../links";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { SwingTag } from "../../../ui/Marks";
import { Icon } from "../../../ui/Icon";
import { toast } from "../../../ui/noticeStore";
import { Price } from "../../../ui/Price";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { paths } from "../paths";
import styles from "./CourseTag.module.css";

/** What a course costs and for how long it may be watched, and the way to it. */
export function CourseTag({ course }: { course: CourseDetails }) {
  return (
    <SwingTag>
      <p className={styles.price}>
        <Price paise={course.pricePaise} />
      </p>
      <dl className={styles.facts}>
        <dt>Duration</dt>
        <dd>{course.duration}</dd>
        <dt>Access</dt>
        <dd>{course.expireInDays === 1 ? "1 day" : `${course.expireInDays} days`}</dd>
        <dt>Watch on</dt>
        <dd>Phone or laptop</dd>
      </dl>
      <Coupon course={course} />
      <Enroll course={course} />
      <p className={styles.terms}>
        <strong>Access until {day(course.accessUntil)}</strong> if you enroll today. {copy.noRefund}
      </p>
    </SwingTag>
  );
}

/** Codes belong to a customer, so the box answers with the way to become one. */
function Coupon({ course }: { course: CourseDetails }) {
  const [message, setMessage] = useState<string>();
  const messageId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMessage(copy.couponNeedsLogin);
    toast(copy.couponNeedsLogin, { kind: "warning" });
  };
  return (
    <form className={styles.coupon} action={links.login()} onSubmit={submit}>
      <ComeBack course={course} />
      <Field
        label="Coupon code"
        aria-describedby={message && messageId}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        enterKeyHint="done"
      />
      <Button type="submit" look="line" className={styles.apply}>
        Apply
      </Button>
      {message && (
        <p id={messageId} className={styles.message}>
          <Icon name="warning" />
          {message}
        </p>
      )}
    </form>
  );
}

/** A form, so that it leads to the log-in even before the page's script is there. */
export function Enroll({ course }: { course: CourseDetails }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    toast(copy.enrollNeedsLogin, { kind: "warning" });
  };
  return (
    <form action={links.login()} onSubmit={submit}>
      <ComeBack course={course} />
      <Button type="submit" wide>
        {copy.enroll}
      </Button>
    </form>
  );
}

const ComeBack = ({ course }: { course: CourseDetails }) => (
  <input type="hidden" name="next" value={paths.course(course.id)} />
);

/** On a phone the price and the way to the course stay in reach. */
export function StickyEnroll({ course }: { course: CourseDetails }) {
  const name = useId();
  return (
    <section className={styles.sticky} aria-labelledby={name}>
      <h2 id={name} className={shared.hidden}>
        Price
      </h2>
      <Price paise={course.pricePaise} />
      <Enroll course={course} />
    </section>
  );
}
