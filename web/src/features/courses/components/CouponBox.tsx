import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { links } from "../../../links";
import { useFormInUse } from "../../../form/formInUse";
import { Anchor } from "../../../ui/Anchor";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { Icon } from "../../../ui/Icon";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { checkCoupon, needsLogin } from "../enrol/checkCoupon";
import { recallCoupon, rememberCoupon } from "../enrol/couponDraft";
import { paths } from "../paths";
import styles from "./CourseTag.later.module.css";
import { ComeBack } from "./Enroll";
import type { Dealing } from "./useDeal";

type Props = Pick<Dealing, "course" | "deal" | "change" | "who">;

/**
 * The coupon field, beside the price and in the last step before the payment. The server checks the code and computes
 * the price. The typed code survives a login.
 */
export function CouponBox({ course, deal, change, who }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { code: typed } = deal;
  /** The code that is being checked. */
  const [checking, setChecking] = useState<string>();
  const messageId = useId();
  useFormInUse(typed !== "");

  const recall = useRef(change);
  useEffect(() => {
    const stored = input.current?.value || recallCoupon(course.id);
    if (stored) recall.current({ code: stored });
  }, [course.id]);

  const type = (text: string) => {
    rememberCoupon(course.id, text);
    // The price always belongs to the code in the field.
    change({ code: text, coupon: undefined, couponSays: undefined });
  };
  const apply = async () => {
    setChecking(typed);
    const { coupon, text, kind } = who === "visitor" ? needsLogin : await checkCoupon(typed, course.id);
    setChecking((now) => (now === typed ? undefined : now));
    // The code has been changed since.
    if (input.current?.value !== typed) return;
    change({ coupon, couponSays: { text, good: coupon !== undefined } });
    toast(text, { kind });
  };
  const remove = () => {
    type("");
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deal.coupon) remove();
    else if (checking !== typed) void apply();
  };

  const says = deal.couponSays;
  const isWrong = says !== undefined && !says.good && says.text !== copy.couponNeedsLogin;
  return (
    <form className={styles.coupon} action={links.login()} onSubmit={submit}>
      <ComeBack course={course} />
      <Field
        ref={input}
        label={copy.coupon.label}
        aria-describedby={says && messageId}
        aria-invalid={isWrong || undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        enterKeyHint="done"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" look="line" className={styles.apply} busy={checking === typed}>
        {deal.coupon ? copy.coupon.remove : copy.coupon.apply}
      </Button>
      {says && (
        <p id={messageId} className={says.good ? `${styles.message} ${styles.good}` : styles.message}>
          <Icon name={says.good ? "check" : "warning"} />
          {says.text}
          {says.text === copy.couponNeedsLogin && (
            <Anchor href={links.login(paths.course(course.id))} className={shared.stitch}>
              {copy.coupon.login}
            </Anchor>
          )}
        </p>
      )}
    </form>
  );
}
