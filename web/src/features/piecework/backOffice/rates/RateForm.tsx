import { useState } from "react";
import { amountError, MOST_OF_FEES, paiseOf, typedRupees } from "../../../../admin/form/rules";
import { todayInIndia } from "../../../../admin/form/today";
import { useTyped } from "../../../../admin/form/useTyped";
import { useChange } from "../../../../admin/useChange";
import type { RateGarmentType, RateMaker } from "../../../../api/schema";
import { FormDialog } from "../../../../form/FormDialog";
import { rupees } from "../../../../format/money";
import { Field } from "../../../../ui/Field";
import { toast } from "../../../../ui/noticeStore";
import { setRate } from "../queries";
import type { RateCell } from "./cells";

interface Props {
  garment: RateGarmentType;
  /** Absent for the rate of all makers. */
  maker: RateMaker | undefined;
  cell: RateCell;
  onClose: () => void;
}

/** Changes one rate from a day on. */
export function RateForm({ garment, maker, cell, onClose }: Props) {
  const today = todayInIndia();
  const rate = useTyped(useState(typedRupees(cell.own)));
  const [fromDay, setFromDay] = useState(today);
  const { busy, change } = useChange();
  const save = async () => {
    const ratePaise = paiseOf(rate.value);
    const wrong = rate.value.trim() === "" ? undefined : amountError(ratePaise, MOST_OF_FEES, "Enter an amount like 220 or 49.50, or leave it empty.");
    if (wrong) {
      rate.refuse(wrong);
      return;
    }
    const body = {
      garmentTypeId: garment.id,
      ...(maker && { makerId: maker.id }),
      ...(ratePaise !== undefined && { ratePaise }),
      ...(fromDay && fromDay !== today && { fromDay }),
    };
    if (!(await change(() => setRate(body)))) return;
    toast(`Rate of ${garment.name} saved`);
    onClose();
  };
  const without = maker ? `Empty: the rate for all makers${cell.usual === undefined ? "" : `, ${rupees(cell.usual)}`}.` : "Empty: pieces have no rate until you set it on the statement.";
  return (
    <FormDialog title={`${garment.name}, ${maker?.name ?? "all makers"}`} act="Save rate" busy={busy} onClose={onClose} onSend={save}>
      <Field label="Rupees for one piece" optional hint={without} inputMode="decimal" autoComplete="off" {...rate.field} />
      <Field label="Counts from" type="date" min={today} value={fromDay} onChange={({ target }) => setFromDay(target.value)} />
    </FormDialog>
  );
}
