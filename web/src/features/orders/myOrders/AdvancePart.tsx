import type { Order } from "../../../api/schema";
import { PaymentSoon, TestModeNote, usePaymentsClosed } from "../../payments/public/PaymentNotice";
import { rupees } from "../../../format/money";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { AdvanceOutcome } from "./AdvanceOutcome";
import { copy } from "./copy";
import { weekday } from "./days";
import { MoneyPart, moneyKey } from "./MoneyPart";
import { advanceLeft, handoverOf } from "./order";
import { useAdvance } from "./useAdvance";
import styles from "./OrderCard.later.module.css";

/** The money of an order: its advance, price, payments and balance, and the button that pays what is due. */
export function AdvancePart({ order }: { order: Order }) {
  const { pay, again, isBalance, paying, awaited, shown, close } = useAdvance(order);
  const closed = usePaymentsClosed();
  const isDue = order.advance === "due";
  const payable = isDue ? undefined : order.payablePaise;
  return (
    <>
      <div className={styles.advance}>
        {order.advance === "paid" && <Paid order={order} />}
        {order.advance === "test" && <PaidAsTest order={order} />}
        {isDue && awaited && <Awaited text={copy.beingConfirmedText(rupees(advanceLeft(order)))} />}
        {isDue && !awaited && closed && <PaymentSoon of="advance" />}
        {isDue && !awaited && !closed && (
          <>
            <Button
              // Disabled while a dialog offers to try again.
              busy={paying || shown?.state === "failed"}
              busyText={copy.paying}
              className={styles.pay}
              onClick={() => void pay()}
            >
              {copy.payAdvance}
            </Button>
            <p className={styles.note}>{copy.noRefund}</p>
            <TestModeNote />
          </>
        )}
        {order.advanceReturnedPaise !== undefined && (
          <p className={styles.note}>{copy.refunded(rupees(order.advanceReturnedPaise))}</p>
        )}
      </div>
      <MoneyPart key={moneyKey(order)} order={order} />
      {payable !== undefined && (
        <div className={styles.advance}>
          {/* No amount: for a moment it may still be the advance that is awaited. */}
          {awaited && <Awaited text={copy.balanceConfirmedText} />}
          {!awaited && closed && <PaymentSoon of="advance" />}
          {!awaited && !closed && (
            <>
              <Button busy={paying || shown?.state === "failed"} busyText={copy.paying} className={styles.pay} onClick={() => void pay()}>
                {copy.payBalance(rupees(payable))}
              </Button>
              <p className={styles.note}>{copy.payBalanceNote[handoverOf(order)]}</p>
              <TestModeNote />
            </>
          )}
        </div>
      )}
      <AdvanceOutcome order={order} outcome={shown} isBalance={isBalance} onClose={close} onAgain={() => void again()} />
    </>
  );
}

/** The badge of a paid advance, and when it was paid. */
export function Paid({ order }: { order: Order }) {
  const isCalledOff = order.step === undefined;
  return (
    <>
      <Badge kind="solid" icon="check">
        {copy.advancePaid}
      </Badge>
      <p className={styles.note}>
        {order.advancePaidAt && copy.paidOn(weekday(order.advancePaidAt))}
        {isCalledOff && order.paidPaise !== undefined && order.advanceReturnedPaise === undefined && ` ${copy.refundOpen(rupees(order.paidPaise))}`}
      </p>
    </>
  );
}

/** The badge of an advance paid in test mode. */
export function PaidAsTest({ order }: { order: Order }) {
  return (
    <>
      <Badge kind="waiting">{copy.advanceTest}</Badge>
      <p className={styles.note}>
        {order.advancePaidAt && copy.paidOn(weekday(order.advancePaidAt))} {copy.advanceTestText}
      </p>
    </>
  );
}

/** Says that a payment is being confirmed. */
export function Awaited({ text }: { text: string }) {
  return (
    <>
      <Badge kind="waiting" icon="clock">
        {copy.beingConfirmed}
      </Badge>
      <p className={styles.note} role="status">
        {text}
      </p>
    </>
  );
}
