import { useRef, useState, type FormEvent } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { AMOUNT, paiseOf, typedRupees } from "../../../../admin/form/rules";
import { useChange } from "../../../../admin/useChange";
import { newRequestKey } from "../../../../api/requestKey";
import type { PaymentDetail } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { useEmailDelivery } from "../../../auth/public/useEmailDelivery";
import { FormButtons } from "../../../../form/FormButtons";
import { useDiscardQuestion } from "../../../../form/useDiscardQuestion";
import { Dialog } from "../../../../ui/Dialog";
import { Field, TextArea } from "../../../../ui/Field";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import styles from "./Payments.later.module.css";
import { giveBack } from "./queries";
import { consequences } from "./messages";

const LEAST = 100;

/** The error of a typed amount, if any. */
function wrongAmount(typed: string, most: number): string | undefined {
  const paise = paiseOf(typed);
  if (paise === undefined) return AMOUNT;
  if (paise < LEAST) return "The smallest refund is ₹1.";
  return paise > most ? `At most ${rupees(most)} of this payment can be refunded.` : undefined;
}

const wrongReason = (typed: string) => (typed.trim().length < 3 ? "Enter a reason." : undefined);

/** A dialog for the amount and reason of a refund, with its consequences. The amount is never prefilled. */
export function RefundDialog({ detail, disputed, onClose }: { detail: PaymentDetail; disputed: boolean; onClose: () => void }) {
  const { refundablePaise, customer } = detail;
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [sent, setSent] = useState(false);
  const { busy, change } = useChange();
  const delivers = useEmailDelivery();
  const { guard, confirmDialog } = useConfirmed();
  const { mayClose, leave, noteTyped, question } = useDiscardQuestion(onClose, { busy });
  /** A retry after a lost response is the same refund. */
  const pending = useRef<{ what: string; key: string }>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const typed = wrongAmount(amount, refundablePaise) ? undefined : paiseOf(amount);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const wrong = typed === undefined ? "amount" : wrongReason(reason) ? "reason" : undefined;
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    if (busy || wrong || typed === undefined) return;
    const what = JSON.stringify([typed, reason.trim()]);
    if (pending.current?.what !== what) pending.current = { what, key: newRequestKey() };
    const { key } = pending.current;
    if (!(await change(() => guard(() => giveBack(detail.id, typed, reason.trim(), key))))) return;
    toast(`Refund of ${rupees(typed)} started`);
    onClose();
  };

  return (
    <Dialog open onClose={onClose} mayClose={mayClose} title="Refund">
      <form ref={form} noValidate onSubmit={(event) => void send(event)} onChange={noteTyped}>
        <p className={styles.under}>
          {customer ?? "The customer"} paid {rupees(detail.amountPaise)}
          {refundablePaise < detail.amountPaise && `; ${rupees(refundablePaise)} can still be refunded`}.
        </p>
        <Field
          name="amount"
          label="Amount in rupees"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={sent ? wrongAmount(amount, refundablePaise) : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <p className={styles.whole}>
          <button type="button" className={shared.stitch} onClick={() => setAmount(typedRupees(refundablePaise))}>
            {refundablePaise < detail.amountPaise ? "Remaining amount" : "Full amount"}: {rupees(refundablePaise)}
          </button>
        </p>
        <TextArea
          name="reason"
          label="Reason"
          rows={2}
          maxLength={200}
          hint="Saved with the refund. Not shown to the customer."
          value={reason}
          error={sent ? wrongReason(reason) : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {disputed && <p className={styles.due}>The customer's bank has asked for this money or has already taken it. Refunding it here too may pay it twice.</p>}
        <ul className={styles.happens} aria-label="What happens">
          {consequences(detail, typed, delivers).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div hidden={Boolean(question)}>
          <FormButtons busy={busy} className={styles.acts} onCancel={leave}>
            {typed === undefined ? "Refund" : `Refund ${rupees(typed)}`}
          </FormButtons>
        </div>
        {question}
      </form>
      {confirmDialog}
    </Dialog>
  );
}
