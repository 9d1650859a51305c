import { useState } from "react";
import { amountError, MOST_OF_FEES, paiseOf } from "../../../../admin/form/rules";
import { useTyped } from "../../../../admin/form/useTyped";
import { useChange } from "../../../../admin/useChange";
import type { PieceworkStatement, StatementLine } from "../../../../api/schema";
import { FormDialog } from "../../../../form/FormDialog";
import { Field } from "../../../../ui/Field";
import { priceMissing } from "../queries";
import { pieceCount } from "../text";

interface Props {
  of: PieceworkStatement;
  line: StatementLine;
  onClose: () => void;
}

/** The rate of the pieces in a line that have none. */
export function RateDialog({ of: { makerId, month }, line, onClose }: Props) {
  const rate = useTyped(useState(""));
  const { busy, change } = useChange();
  const save = async () => {
    const ratePaise = paiseOf(rate.value);
    const wrong = amountError(ratePaise, MOST_OF_FEES, "Enter an amount like 220 or 49.50.");
    if (ratePaise === undefined || wrong) {
      rate.refuse(wrong);
      return;
    }
    const garment = line.garmentTypeId !== undefined && { garmentTypeId: line.garmentTypeId };
    if (await change(() => priceMissing(makerId, { month, ratePaise, ...garment }))) onClose();
  };
  return (
    <FormDialog title={`Rate of ${line.work}`} act="Save rate" busy={busy} onClose={onClose} onSend={save}>
      <Field
        label="Rupees for one piece"
        hint={`For ${pieceCount(line.pieces)} of this statement. Later pieces use the rates table.`}
        inputMode="decimal"
        autoComplete="off"
        {...rate.field}
      />
    </FormDialog>
  );
}
