import { useEffect, useRef, useState } from "react";
import { isOffline, ProblemError } from "../../../api/problem";
import { send } from "../../../api/send";
import { rupees } from "../../../format/money";
import { Button, IconButton } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import type { ProviderEnd, ProviderWindowProps } from "../provider";
import styles from "./TestPayment.later.module.css";

const messages = copy.test;

/** The test payment dialog, in place of a real provider's. It says that no money moves. */
export default function TestPayment({ checkout, title, onEnd }: ProviderWindowProps) {
  const [doing, setDoing] = useState<"pay" | "fail">();
  const [formError, setFormError] = useState<string>();
  const answerLost = useRef(false);
  const amount = useRef<HTMLDivElement>(null);
  // Not on the button: holding Enter on the page would pay.
  useEffect(() => amount.current?.focus(), []);

  const attempt = async (what: "pay" | "fail") => {
    if (doing) return;
    setDoing(what);
    setFormError(undefined);
    try {
      onEnd(what === "pay" ? await pay(checkout.providerOrderId) : await fail(checkout.providerOrderId));
    } catch (failure) {
      const end = endOf(failure);
      if (end) {
        onEnd(end);
        return;
      }
      answerLost.current ||= what === "pay";
      setFormError(isOffline(failure) ? messages.offline : messages.failed);
      setDoing(undefined);
    }
  };
  const close = () => {
    if (doing) return;
    if (answerLost.current) setDoing("pay");
    onEnd({ end: answerLost.current ? "unclear" : "closed" });
  };

  return (
    <Dialog open onClose={close} title={messages.title} sticky="outside" className={styles.window}>
      <p className={styles.notice}>
        <Icon name="warning" />
        <span>{messages.notice}</span>
      </p>
      <div ref={amount} className={styles.slip} tabIndex={-1}>
        <p>
          <b>{title}</b>
        </p>
        <p className={styles.amount}>{rupees(checkout.amountPaise)}</p>
      </div>
      {formError && (
        <p className={styles.formError} role="alert">
          <b>{formError}</b> {messages.again}
        </p>
      )}
      <div className={styles.buttons}>
        <Button wide busy={doing !== undefined} busyText={doing === "fail" ? undefined : messages.paying} onClick={() => void attempt("pay")}>
          {messages.pay}
        </Button>
        <Button wide look="line" busy={doing !== undefined} onClick={() => void attempt("fail")}>
          {messages.fail}
        </Button>
        <button type="button" className={shared.stitch} aria-disabled={doing !== undefined || undefined} onClick={close}>
          {messages.close}
        </button>
      </div>
      <IconButton icon="close" label={messages.leave} className={styles.leave} onClick={close} />
    </Dialog>
  );
}

async function pay(providerOrderId: string): Promise<ProviderEnd> {
  const paid = await send("POST /payments/sandbox/pay", { body: { providerOrderId } });
  return { end: "paid", proof: { paymentId: paid.paymentId, signature: paid.signature } };
}

async function fail(providerOrderId: string): Promise<ProviderEnd> {
  const { description } = await send("POST /payments/sandbox/fail", { body: { providerOrderId } });
  return { end: "failed", message: description };
}

/** The end after a refusal; undefined for a temporary error. */
function endOf(failure: unknown): ProviderEnd | undefined {
  if (!(failure instanceof ProblemError)) return undefined;
  const { status, problem } = failure;
  if (problem.code === "payments.sandbox_order_paid") return { end: "unclear" };
  return status >= 400 && status < 500 && status !== 429 ? { end: "refused", problem } : undefined;
}
