import { useState } from "react";
import { amountError, MOST_OF_FEES, paiseOf, typedRupees } from "../../../../admin/form/rules";
import { useTyped } from "../../../../admin/form/useTyped";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import type { Alteration, AlterationWork, OrderPiece } from "../../../../api/schema";
import { useMay } from "../../../auth/public/useMay";
import { FormDialog } from "../../../../form/FormDialog";
import { Field, Options, Select, TextArea } from "../../../../ui/Field";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { teamList } from "../queries";
import { todayInIndia } from "../subject";
import { recordAlteration, updateAlteration } from "./queries";

interface Props {
  order: number;
  piece: OrderPiece;
  /** Absent for a new one. */
  alteration?: Alteration;
  work?: AlterationWork;
  onClose: () => void;
}

/** What to change on a piece, for how much, until when and by whom. */
export function AlterationForm({ order, piece, alteration, work, onClose }: Props) {
  const prices = useMay("counter");
  const { data: team = [] } = useFresh(teamList());
  const text = useTyped(useState(alteration?.work ?? ""));
  const price = useTyped(useState(typedRupees(alteration?.pricePaise)));
  const [day, setDay] = useState(alteration?.promisedDay ?? "");
  const [assignee, setAssignee] = useState(String(work?.assignee?.id ?? ""));
  const { busy, change } = useChange();

  const save = async () => {
    const typed = paiseOf(price.value);
    if (text.value.trim() === "") text.refuse("Say what to change.");
    const wrong = price.value.trim() === "" ? undefined : amountError(typed, MOST_OF_FEES, "Enter an amount like 200, or leave it empty.");
    if (wrong) price.refuse(wrong);
    if (text.value.trim() === "" || wrong) return;
    const body = {
      work: text.value.trim(),
      ...(prices && typed !== undefined && { pricePaise: typed }),
      ...(day && { promisedDay: day }),
      ...(assignee && { assigneeId: Number(assignee) }),
      ...(work && { version: work.version }),
    };
    const send = () => (alteration ? updateAlteration(order, alteration.id, body) : recordAlteration(order, piece.id, body));
    if (!(await change(send))) return;
    toast("Alteration saved");
    onClose();
  };
  return (
    <FormDialog title="Alteration" act="Save" busy={busy} onClose={onClose} onSend={save}>
      <p className={shared.muted}>{`${piece.number}, ${piece.serviceModel}`}</p>
      <TextArea label="What to change" rows={3} maxLength={500} hint="The customer sees it." autoComplete="off" {...text.field} />
      {prices && <Field label="Price in rupees" optional hint="Empty: free." inputMode="decimal" autoComplete="off" {...price.field} />}
      <Field label="Promised for" optional type="date" min={todayInIndia()} value={day} onChange={({ target }) => setDay(target.value)} />
      <Select label="Assigned to" value={assignee} onChange={({ target }) => setAssignee(target.value)}>
        <option value="">Not assigned</option>
        <Options of={team} by={({ id, name }) => [id, name]} />
      </Select>
    </FormDialog>
  );
}
