import type { Order } from "../../../api/schema";
import { PaymentSoon, TestModeNote, usePaymentsClosed } from "../../payments/public/PaymentNotice";
import { rupees } from "../../../format/money";
import { ReceiptLinks } from "../../payments/public/ReceiptLinks";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { AdvanceOutcome } from "./AdvanceOutcome";
import { copy } from "./copy";
import { weekday } from "./days";
import { useAdvance } from "./useAdvance";
import styles from "./OrderCard.later.module.css";

/** The advance of an order: unpaid, being confirmed, or paid. */
export function AdvancePart({ order }: { order: Order }) {
  const { pay, paying, awaited, shown, close } = useAdvance(order);
  const closed = usePaymentsClosed();
  return (
    <>
      <div className={styles.advance}>
        {order.advance === "paid" && <Paid order={order} />}
        {order.advance === "test" && <PaidAsTest order={order} />}
        {order.advance === "due" && awaited && <Awaited order={order} />}
        {order.advance === "due" && !awaited && closed && <PaymentSoon of="advance" />}
        {order.advance === "due" && !awaited && !closed && (
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
        <Price order={order} />
        {order.advanceReturnedPaise !== undefined && (
          <p className={styles.note}>{copy.refunded(rupees(order.advanceReturnedPaise))}</p>
        )}
      </div>
      {/* Keyed by state, so that the links reload when a payment adds a receipt or a delivery an invoice. */}
      <ReceiptLinks key={`${order.advance} ${order.status}`} kind="advance" reference={String(order.id)} />
      <AdvanceOutcome order={order} outcome={shown} onClose={close} onAgain={() => void pay()} />
    </>
  );
}

function Paid({ order }: { order: Order }) {
  const isCalledOff = order.step === undefined;
  return (
    <>
      <Badge kind="solid" icon="check">
        {copy.advancePaid}
      </Badge>
      <p className={styles.note}>
        {order.advancePaidAt && copy.paidOn(weekday(order.advancePaidAt))}
        {isCalledOff && order.advanceReturnedPaise === undefined && ` ${copy.advanceOpen(rupees(order.advancePaise ?? 0))}`}
      </p>
    </>
  );
}

/** The agreed price and the balance. */
function Price({ order: { pricePaise, balancePaise, advance } }: { order: Order }) {
  if (pricePaise === undefined || balancePaise === undefined || advance === "none") return null;
  return <p className={styles.price}>{copy.price(rupees(pricePaise), rupees(balancePaise))}</p>;
}

function PaidAsTest({ order }: { order: Order }) {
  return (
    <>
      <Badge kind="waiting">{copy.advanceTest}</Badge>
      <p className={styles.note}>
        {order.advancePaidAt && copy.paidOn(weekday(order.advancePaidAt))} {copy.advanceTestText}
      </p>
    </>
  );
}

function Awaited({ order }: { order: Order }) {
  return (
    <>
      <Badge kind="waiting" icon="clock">
        {copy.beingConfirmed}
      </Badge>
      <p className={styles.note} role="status">
        {copy.beingConfirmedText(rupees(order.advancePaise ?? 0))}
      </p>
    </>
  );
}
