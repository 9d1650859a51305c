import { useId, useRef, useState } from "react";
import { AskInPlace } from "../../../../admin/AskInPlace";
import { amountError, paiseOf, typedRupees } from "../../../../admin/form/rules";
import { todayInIndia } from "../../../../admin/form/today";
import { useTyped } from "../../../../admin/form/useTyped";
import { useChange } from "../../../../admin/useChange";
import { newRequestKey } from "../../../../api/requestKey";
import type { CreateExpense, Expense, ExpenseMethod } from "../../../../api/schema";
import { Form } from "../../../../form/Form";
import { rupees } from "../../../../format/money";
import { Button } from "../../../../ui/Button";
import { Field, Select } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import { METHOD_CHOICES } from "./copy";
import styles from "./Expenses.later.module.css";
import { createExpense, deleteExpense, updateExpense } from "./queries";

interface Props {
  /** The expense to change; a new one without it. */
  stored?: Expense & { id: number; version: number };
  choices: readonly string[];
  onDone: () => void;
}

/** Records an expense, or corrects or deletes one. */
export function ExpenseForm({ stored, choices, onDone }: Props) {
  const list = useId();
  const today = todayInIndia();
  const amount = useTyped(useState(typedRupees(stored?.amountPaise)));
  const category = useTyped(useState(stored?.category ?? ""));
  const [method, setMethod] = useState<ExpenseMethod>(stored?.method ?? "cash");
  const [day, setDay] = useState(stored?.day ?? today);
  const [note, setNote] = useState(stored?.note ?? "");
  const { busy, change } = useChange();
  /** A retry after a lost response is the same expense. */
  const pending = useRef<{ what: string; key: string }>(undefined);

  const save = async () => {
    const amountPaise = paiseOf(amount.value);
    const wrong = amountError(amountPaise || undefined);
    if (wrong) amount.refuse(wrong);
    if (!category.value.trim()) category.refuse("Choose a category, or type one of your own.");
    if (!amountPaise || wrong || !category.value.trim()) return;
    const body: CreateExpense = { day: day || today, category: category.value.trim(), method, amountPaise, ...(note.trim() && { note: note.trim() }) };
    const what = JSON.stringify(body);
    if (pending.current?.what !== what) pending.current = { what, key: newRequestKey() };
    const { key } = pending.current;
    const done = await change(() => (stored ? updateExpense(stored.id, { ...body, version: stored.version }) : createExpense(body, key)));
    if (done) onDone();
  };

  return (
    <Form className={styles.form} busy={busy} onSend={() => void save()}>
      <Field label="Amount in rupees" inputMode="decimal" autoComplete="off" {...amount.field} />
      <Field label="Category" hint="Choose one, or type one of your own." list={list} maxLength={40} autoComplete="off" {...category.field} />
      <datalist id={list}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </datalist>
      <Select label="Paid by" value={method} onChange={({ target }) => setMethod(target.value as ExpenseMethod)}>
        {METHOD_CHOICES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Field label="Date" type="date" max={today} value={day} onChange={({ target }) => setDay(target.value)} />
      <Field label="Note" optional maxLength={200} autoComplete="off" value={note} onChange={({ target }) => setNote(target.value)} />
      <div className={shared.row}>
        <Button type="submit" small busy={busy}>
          {stored ? "Save" : "Add expense"}
        </Button>
        <Button look="line" small disabled={busy} onClick={onDone}>
          Cancel
        </Button>
        {stored && (
          <AskInPlace
            label="Delete"
            of={`${stored.category}, ${rupees(stored.amountPaise)}`}
            busy={busy}
            onYes={() => change(() => deleteExpense(stored.id))}
          />
        )}
      </div>
    </Form>
  );
}
