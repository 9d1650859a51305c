import { day } from "../../../format/date";
import { rupeesExact } from "../../../format/money";
import { TestModeNote } from "../../payments/public/PaymentNotice";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Facts } from "../../../ui/Facts";
import { Price } from "../../../ui/Price";
import { CouponBox } from "../components/CouponBox";
import type { Dealing } from "../components/useDeal";
import { copy } from "../copy";
import styles from "./PaymentStep.later.module.css";
import { messages } from "./messages";

interface Props extends Pick<Dealing, "course" | "deal" | "change" | "who"> {
  onPay: () => void;
  onClose: () => void;
}

/** The last step before the payment: what is bought, until when, the coupon and the total, which the server computes. */
export function PaymentStep({ onPay, onClose, ...dealing }: Props) {
  const { course, deal } = dealing;
  const { coupon, owned } = deal;
  const paise = coupon?.amountPaise ?? course.pricePaise;
  return (
    <Dialog open onClose={onClose} title={messages.step}>
      <Facts
        className={styles.facts}
        of={[
          { name: messages.course, value: course.serviceName },
          { name: messages.until, value: day(owned?.renewal?.until ?? course.accessUntil) },
        ]}
      />
      <CouponBox {...dealing} />
      <p className={styles.total} role="status">
        <span>{messages.toPay}</span>
        <Price paise={paise} originalPaise={coupon?.pricePaise} large />
        {coupon && <small>{copy.coupon.saves(coupon.percent, coupon.code)}</small>}
      </p>
      <TestModeNote />
      <Button wide onClick={onPay}>
        {paise > 0 ? messages.pay(rupeesExact(paise)) : messages.payNothing}
      </Button>
      <p className={styles.terms}>{copy.noRefund}</p>
    </Dialog>
  );
}
