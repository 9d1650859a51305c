import { useState } from "react";
import { amountError, paiseOf, typedRupees } from "../../../../admin/form/rules";
import { todayInIndia } from "../../../../admin/form/today";
import { useTyped } from "../../../../admin/form/useTyped";
import { useChange } from "../../../../admin/useChange";
import type { PayMethod, PieceworkStatement, StatementEntryKind } from "../../../../api/schema";
import { FormDialog } from "../../../../form/FormDialog";
import { rupees } from "../../../../format/money";
import { Choice, Field, Options, Select } from "../../../../ui/Field";
import { toast } from "../../../../ui/noticeStore";
import styles from "../Piecework.later.module.css";
import { addEntry } from "../queries";
import { KINDS, METHODS } from "../text";

interface Props {
  of: PieceworkStatement;
  /** The kinds to choose from, the first is preselected. */
  kinds: readonly StatementEntryKind[];
  onClose: () => void;
}

const isPaid = (kind: StatementEntryKind): boolean => kind === "payment" || kind === "advance";

/** A payment to the maker, or a bonus or deduction. */
export function EntryDialog({ of: { makerId, maker, month, duePaise }, kinds, onClose }: Props) {
  const today = todayInIndia();
  const [kind, setKind] = useState<StatementEntryKind>(kinds[0] ?? "payment");
  const [method, setMethod] = useState<PayMethod>("cash");
  const [day, setDay] = useState(today);
  const amount = useTyped(useState(kind === "payment" && duePaise > 0 ? typedRupees(duePaise) : ""));
  const note = useTyped(useState(""));
  const { busy, change } = useChange();
  const paid = isPaid(kind);

  const save = async () => {
    const amountPaise = paiseOf(amount.value);
    const wrong = amountError(amountPaise || undefined);
    if (wrong) amount.refuse(wrong);
    if (!paid && note.value.trim() === "") note.refuse("Say what it is for.");
    if (!amountPaise || wrong || (!paid && note.value.trim() === "")) return;
    const body = {
      month,
      kind,
      amountPaise,
      fromDuePaise: duePaise,
      ...(paid && { method }),
      ...(day && day !== today && { day }),
      ...(note.value.trim() && { note: note.value.trim() }),
    };
    if (!(await change(() => addEntry(makerId, body)))) return;
    toast(`${KINDS[kind]} of ${rupees(amountPaise)} recorded`);
    onClose();
  };
  return (
    <FormDialog title={paid ? `Payment to ${maker}` : "Bonus or deduction"} act={paid ? "Record payment" : "Save"} busy={busy} onClose={onClose} onSend={save}>
      <fieldset className={styles.kinds}>
        <legend>What it is</legend>
        {kinds.map((one) => (
          <Choice key={one} type="radio" name="kind" label={KINDS[one]} checked={one === kind} onChange={() => setKind(one)} />
        ))}
      </fieldset>
      <Field label="Amount in rupees" inputMode="decimal" autoComplete="off" {...amount.field} />
      {paid && (
        <Select label="How" value={method} onChange={({ target }) => setMethod(target.value as PayMethod)}>
          <Options of={Object.entries(METHODS)} by={([value, label]) => [value, label]} />
        </Select>
      )}
      <Field label="Day" type="date" max={today} value={day} onChange={({ target }) => setDay(target.value)} />
      <Field label="Note" optional={paid} maxLength={200} autoComplete="off" {...note.field} />
    </FormDialog>
  );
}
