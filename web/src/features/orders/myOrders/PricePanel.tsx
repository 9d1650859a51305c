import type { Order, OrderMoney } from "../../../api/schema";
import { PaymentSoon, TestModeNote, usePaymentsClosed } from "../../payments/public/PaymentNotice";
import { rupees } from "../../../format/money";
import { Button } from "../../../ui/Button";
import { AdvanceOutcome } from "./AdvanceOutcome";
import { Awaited, Paid, PaidAsTest } from "./AdvancePart";
import { copy } from "./copy";
import { Documents, moneyKey, Payments, useOrderMoney } from "./MoneyPart";
import { advanceLeft, handoverOf } from "./order";
import { overEstimate } from "./pieces";
import { PriceLines } from "./PriceLines";
import styles from "./PricePanel.later.module.css";
import { useAdvance } from "./useAdvance";

const messages = copy.page;

/** What an order costs: what is due now with its button, how the price adds up, and what was paid. */
export function PricePanel({ order }: { order: Order }) {
  const isAgreed = order.pricePaise !== undefined;
  return (
    <section className={styles.panel} aria-label={copy.money.title}>
      <Due order={order} />
      <h2>{isAgreed || order.step !== undefined ? copy.money.lines : copy.money.estimate}</h2>
      <PriceLines order={order} />
      <Received key={moneyKey(order)} order={order} />
    </section>
  );
}

/** What has to be paid next, in paise, and where. */
function dueOf(order: Order): { of: "advance" | "balance" | "counter" | "paid"; paise: number } | undefined {
  if (order.advance === "due") return { of: "advance", paise: advanceLeft(order) };
  if (order.payablePaise !== undefined) return { of: "balance", paise: order.payablePaise };
  if (order.balancePaise === undefined) return undefined;
  return order.balancePaise > 0 ? { of: "counter", paise: order.balancePaise } : { of: "paid", paise: 0 };
}

function Due({ order }: { order: Order }) {
  const { pay, again, isBalance, paying, awaited, shown, close } = useAdvance(order);
  const closed = usePaymentsClosed();
  const due = dueOf(order);
  const over = order.advance === "due" ? overEstimate(order) : 0;
  const outcome = <AdvanceOutcome order={order} outcome={shown} isBalance={isBalance} onClose={close} onAgain={() => void again()} />;
  if (!due) return outcome;
  const isPayable = due.of === "advance" || due.of === "balance";
  const amount = rupees(due.paise);
  return (
    <div className={styles.due}>
      <p className={styles.name}>{messages.due[due.of]}</p>
      {due.of !== "paid" && <p className={styles.amount}>{amount}</p>}
      {over > 0 && <p className={styles.over}>{copy.money.over(rupees(over))}</p>}
      {isPayable && awaited && <Awaited text={due.of === "advance" ? copy.beingConfirmedText(amount) : copy.balanceConfirmedText} />}
      {isPayable && !awaited && closed && <PaymentSoon of="advance" />}
      {isPayable && !awaited && !closed && (
        <>
          <div className={styles.pay} data-bar="">
            <p aria-hidden="true">
              {amount}
              <small>{messages.due[due.of]}</small>
            </p>
            {/* Disabled while a dialog offers to try again. */}
            <Button wide busy={paying || shown?.state === "failed"} busyText={copy.paying} onClick={() => void pay()}>
              {due.of === "advance" ? copy.payAdvance : copy.payBalanceShort}
            </Button>
          </div>
          <p className={styles.note}>{due.of === "advance" ? copy.noRefund : copy.payBalanceNote[handoverOf(order)]}</p>
          <TestModeNote />
        </>
      )}
      {due.of === "counter" && <p className={styles.note}>{messages.counter[handoverOf(order)]}</p>}
      {due.of === "paid" && <p className={styles.note}>{messages.paidText}</p>}
      {outcome}
    </div>
  );
}

/** What was paid so far. */
function Received({ order }: { order: Order }) {
  const data: OrderMoney | undefined = useOrderMoney(order.id);
  const isPaid = order.advance === "paid" || order.advance === "test";
  const { payments = [], documents = [] } = data ?? {};
  if (!isPaid && payments.length === 0 && documents.length === 0 && order.advanceReturnedPaise === undefined) return null;
  return (
    <div className={styles.received}>
      {order.advance === "paid" && (
        <div className={styles.advance}>
          <Paid order={order} />
        </div>
      )}
      {order.advance === "test" && (
        <div className={styles.advance}>
          <PaidAsTest order={order} />
        </div>
      )}
      {order.advanceReturnedPaise !== undefined && <p className={styles.note}>{copy.refunded(rupees(order.advanceReturnedPaise))}</p>}
      <Payments payments={payments} />
      <Documents documents={documents} />
    </div>
  );
}
