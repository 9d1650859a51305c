import { useState } from "react";
import { amountError, MOST_OF_FEES, paiseOf, typedRupees } from "../../../../admin/form/rules";
import { useTyped } from "../../../../admin/form/useTyped";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import type { CountedPiece } from "../../../../api/schema";
import { FormDialog } from "../../../../form/FormDialog";
import { Field, Options, Select } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import { correctPiece, rateList } from "../queries";

interface Props {
  piece: CountedPiece;
  /** Absent for a piece without a maker. */
  makerId?: number;
  onClose: () => void;
}

/** Corrects who made a piece, and what it pays. */
export function CorrectDialog({ piece, makerId, onClose }: Props) {
  const { data } = useFresh(rateList());
  const [maker, setMaker] = useState(makerId === undefined ? "" : String(makerId));
  const [missing, setMissing] = useState(false);
  const rate = useTyped(useState(typedRupees(piece.ratePaise)));
  const { busy, change } = useChange();
  const moved = maker !== String(makerId ?? "");

  const save = async () => {
    const typed = paiseOf(rate.value);
    if (maker === "") {
      setMissing(true);
      return;
    }
    const wrong = rate.value.trim() === "" ? undefined : amountError(typed, MOST_OF_FEES, "Enter an amount like 220 or 49.50.");
    if (wrong) {
      rate.refuse(wrong);
      return;
    }
    const body = {
      makerId: Number(maker),
      ...(typed !== undefined && { ratePaise: typed }),
      ...(makerId !== undefined && { fromMakerId: makerId }),
      ...(piece.ratePaise !== undefined && { fromRatePaise: piece.ratePaise }),
    };
    if (await change(() => correctPiece(piece.id, body))) onClose();
  };
  return (
    <FormDialog title={`Correct ${piece.number}`} act="Save" busy={busy} onClose={onClose} onSend={save}>
      <p className={shared.muted}>{piece.item}</p>
      <Select
        label="Made by"
        value={maker}
        error={missing ? "Choose who made it." : undefined}
        onChange={({ target }) => {
          setMaker(target.value);
          setMissing(false);
          // Another maker may have another rate.
          rate.setValue(target.value === String(makerId ?? "") ? typedRupees(piece.ratePaise) : "");
        }}
      >
        {makerId === undefined && <option value="">Choose</option>}
        <Options of={data?.makers ?? []} by={({ id, name }) => [id, name]} />
      </Select>
      <Field
        label="Rupees for one piece"
        optional
        hint={moved ? "Leave it empty for the maker's rate of that day." : "Leave it empty for the rate of that day."}
        inputMode="decimal"
        autoComplete="off"
        {...rate.field}
      />
    </FormDialog>
  );
}
