import { useRef, useState } from "react";
import { useFieldErrors } from "../../../../admin/fieldErrors";
import { useTyped } from "../../../../admin/form/useTyped";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import { amountError, paiseOf, typedRupees } from "../../../../admin/form/rules";
import { todayInIndia } from "../../../../admin/form/today";
import { newRequestKey } from "../../../../api/requestKey";
import type { CounterMethod, OrderLedger } from "../../../../api/schema";
import { Form } from "../../../../form/Form";
import { rupees } from "../../../../format/money";
import { Button } from "../../../../ui/Button";
import { Field } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import { drawerView } from "../drawer/queries";
import { reverseCounterPayment, takeMoney } from "./queries";
import styles from "./Ledger.later.module.css";
import { DRAWER_IS_CLOSED, METHOD, questionAbout } from "./messages";

interface Props {
  orderId: number;
  /** The day on which the order was placed. */
  since: string;
  balancePaise: number | undefined;
  onDone?: () => void;
}

/** One tap for the whole balance; another amount, day or a note in the small form. */
export function TakeMoney({ orderId, since, balancePaise, onDone }: Props) {
  const [writing, setWriting] = useState(false);
  const { busy, take } = useCounterPayment(orderId);
  const open = balancePaise === undefined ? undefined : Math.max(0, balancePaise);
  const takeAll = async (method: CounterMethod, amountPaise: number) => {
    if (await take({ method, amountPaise })) onDone?.();
  };
  if (writing) return <CounterPaymentForm orderId={orderId} since={since} open={open} onDone={onDone} onClose={() => setWriting(false)} />;
  return (
    <div className={styles.taps}>
      {open !== undefined && open > 0 && (
        <>
          <Button busy={busy} onClick={() => void takeAll("cash", open)}>
            Record {rupees(open)} cash
          </Button>
          <Button look="line" disabled={busy} onClick={() => void takeAll("upi", open)}>
            Record {rupees(open)} UPI
          </Button>
        </>
      )}
      <button type="button" className={shared.stitch} onClick={() => setWriting(true)}>
        {open ? "Other amount" : "Record a payment"}
      </button>
      <DrawerNote />
    </div>
  );
}

/** Says that cash of today is counted no more. */
function DrawerNote() {
  const { data: drawer } = useFresh(drawerView(todayInIndia()));
  return drawer?.closing ? <p className={shared.muted}>{DRAWER_IS_CLOSED}</p> : null;
}

interface CounterPayment {
  method: CounterMethod;
  amountPaise: number;
  day?: string;
  note?: string;
}

/** Records a counter payment, and offers to undo it while the notice is shown. */
function useCounterPayment(orderId: number) {
  const { busy, change } = useChange();
  const { wrong, reported } = useFieldErrors();
  /** A retry after a lost response is the same payment. */
  const pending = useRef<{ what: string; key: string }>(undefined);
  const take = async (input: CounterPayment): Promise<boolean> => {
    const what = JSON.stringify(input);
    if (pending.current?.what !== what) pending.current = { what, key: newRequestKey() };
    const { key } = pending.current;
    let ledger: OrderLedger | undefined;
    const done = await change(async () => {
      ledger = await reported(() => takeMoney(orderId, input, key));
    });
    if (!done) return false;
    pending.current = undefined;
    const newest = Math.max(0, ...(ledger?.entries ?? []).map(({ id }) => id ?? 0));
    offerUndo({
      text: `${METHOD[input.method]} ${rupees(input.amountPaise)} recorded`,
      undo: async () => void (await change(() => reverseCounterPayment(orderId, newest, { note: "Undone at once" }))),
    });
    return true;
  };
  return { busy, wrong, take };
}

interface FormProps {
  orderId: number;
  since: string;
  /** The balance in paise; undefined without a price. */
  open: number | undefined;
  onDone: (() => void) | undefined;
  onClose: () => void;
}

function CounterPaymentForm({ orderId, since, open, onDone, onClose }: FormProps) {
  const today = todayInIndia();
  const amount = useTyped(useState(typedRupees(open || undefined)));
  const [day, setDay] = useState(today);
  const [note, setNote] = useState("");
  /** What is asked about before it is recorded; another amount or date is asked about again. */
  const [asked, setAsked] = useState<{ input: CounterPayment; question: string }>();
  const { busy, wrong, take } = useCounterPayment(orderId);
  const record = async (input: CounterPayment) => {
    const done = await take(input);
    setAsked(undefined);
    if (!done) return;
    onClose();
    onDone?.();
  };
  const save = async (method: CounterMethod) => {
    const amountPaise = paiseOf(amount.value);
    const unsent = amountError(amountPaise || undefined);
    if (!amountPaise || unsent) {
      amount.refuse(unsent);
      return;
    }
    const input: CounterPayment = { method, amountPaise, ...(day && day !== today && { day }), ...(note.trim() && { note: note.trim() }) };
    const question = questionAbout(input, open, since);
    if (question) setAsked({ input, question });
    else await record(input);
  };
  if (asked) {
    return (
      <Form className={styles.form} busy={busy} onSend={() => record(asked.input)}>
        <p role="alert">{asked.question}</p>
        <div className={shared.row}>
          <Button type="submit" small busy={busy}>
            Record {rupees(asked.input.amountPaise)}
          </Button>
          <Button look="line" small disabled={busy} onClick={() => setAsked(undefined)}>
            Change
          </Button>
        </div>
      </Form>
    );
  }
  return (
    <Form className={styles.form} busy={busy} onSend={() => void save("cash")}>
      <Field
        label="Amount in rupees"
        inputMode="decimal"
        autoComplete="off"
        {...amount.field}
        error={amount.field.error ?? wrong["amountPaise"]}
      />
      <Field label="Date" type="date" min={since} max={today} value={day} error={wrong["day"]} onChange={({ target }) => setDay(target.value)} />
      <Field label="Note" optional maxLength={200} autoComplete="off" value={note} error={wrong["note"]} onChange={({ target }) => setNote(target.value)} />
      <div className={shared.row}>
        <Button type="submit" small busy={busy}>
          Record cash
        </Button>
        <Button look="line" small disabled={busy} onClick={() => void save("upi")}>
          Record UPI
        </Button>
        <Button look="line" small disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
