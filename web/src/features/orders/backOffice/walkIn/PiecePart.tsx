import { useState } from "react";
import { LongTextField, NumberField, PriceField, TextField, useControlled } from "../../../../admin/form/fields";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { Panel } from "../../../../admin/Screen";
import type { AgeGroup } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Icon } from "../../../../ui/Icon";
import shared from "../../../../ui/shared.module.css";
import type { Choice } from "../../booking/choices";
import { CustomerFamily } from "../../measurements/family/CustomerFamily";
import { SameAsLastTime } from "../../measurements/family/SameAsLastTime";
import { namedByKey } from "../../measurements/fields";
import { typedUnit, type Lengths } from "../../measurements/lengths";
import { MeasurementFields } from "../../measurements/MeasurementFields";
import { useMeasurementFields } from "../../measurements/useMeasurementFields";
import { ChoicesField } from "./ChoicesField";
import { ItemSearch } from "./ItemSearch";
import type { PricedPiece } from "./usePrices";
import { garmentTypeOf, type PieceValues, type WalkInValues } from "./values";
import styles from "./WalkIn.later.module.css";

interface Props {
  edit: EditForm<WalkInValues>;
  /** Its place in the order. */
  at: number;
  choices: readonly Choice[];
  priced: PricedPiece | undefined;
  owner: boolean;
  /** Absent for the only piece. */
  onRemove: (() => void) | undefined;
}

/** A piece of the order: what, how many, for whom, its choices, fabric, measurements and price. */
export function PiecePart({ edit, at, choices, priced, owner, onRemove }: Props) {
  const place = `pieces.${at}` as const;
  const title = onRemove ? `Piece ${at + 1}` : "Item";
  const estimate = priced?.estimatePaise;
  const remove = onRemove && (
    <button type="button" className={shared.stitch} onClick={onRemove}>
      Remove<span className={shared.hidden}>{` piece ${at + 1}`}</span>
    </button>
  );
  return (
    <Panel title={title} aside={remove}>
      <WorkField edit={edit} place={place} choices={choices} />
      {priced && priced.groups.length > 0 && <ChoicesField edit={edit} name={`${place}.options`} groups={priced.groups} />}
      <div className={styles.pairs}>
        <NumberField edit={edit} name={`${place}.quantity`} label="How many" />
        <TextField edit={edit} name={`${place}.forWhom`} label="For whom" optional />
      </div>
      <div className={styles.texts}>
        <LongTextField edit={edit} name={`${place}.fabric`} label="Fabric" hint="Colour, length, who brought it. Only visible to the shop." optional most={500} rows={2} />
        <LongTextField edit={edit} name={`${place}.note`} label="Note" optional most={500} rows={2} />
      </div>
      <Measured edit={edit} place={place} garmentType={garmentTypeOf(choices, edit.values.pieces[at]?.work ?? "")} />
      {owner && <PriceField edit={edit} name={`${place}.price`} label="Agreed price, in rupees" optional hint="For the whole quantity. Only visible to you." />}
      {estimate !== undefined && <p className={shared.muted}>{`Estimate ${rupees(estimate)}`}</p>}
    </Panel>
  );
}

interface PartProps {
  edit: EditForm<WalkInValues>;
  place: `pieces.${number}`;
}

/** A product of the catalogue, or free text. Another product has other choices. */
function WorkField({ edit, place, choices }: PartProps & { choices: readonly Choice[] }) {
  const { value, onChange, error, id } = useControlled({ edit, name: `${place}.work`, label: "Item" });
  const chosen = (text: string) => {
    onChange(text);
    edit.form.setValue(`${place}.options`, []);
  };
  return <ItemSearch id={id} label="Item" choices={choices} value={value as string} onValue={chosen} error={error} />;
}

/** Folded until needed: most pieces are measured on the order page. */
function Measured({ edit, place, garmentType }: PartProps & { garmentType: number | undefined }) {
  const { value, onChange, error, id } = useControlled({ edit, name: `${place}.lengths`, label: "Measurements" });
  const group = useControlled({ edit, name: `${place}.ageGroup`, label: "Age group" });
  const lengths = value as PieceValues["lengths"];
  const of = useMeasurementFields(garmentType, namedByKey(lengths));
  const [open, setOpen] = useState(() => typedUnit(lengths) !== undefined);
  return (
    <details id={id} className={styles.fold} open={open || error !== undefined} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>Measurements</h3>
        <Icon name="down" />
      </summary>
      <Person edit={edit} place={place} garmentType={garmentType} onFill={onChange} />
      <MeasurementFields of={of} lengths={lengths} onChange={onChange} error={error} group={group.value as AgeGroup} onGroup={group.onChange} />
    </details>
  );
}

/** Who of the customer's family is measured, with their lengths of last time. A new customer has neither. */
function Person({ edit, place, garmentType, onFill }: PartProps & { garmentType: number | undefined; onFill: (lengths: Lengths) => void }) {
  const customer = edit.values.customer?.id;
  const profile = useControlled({ edit, name: `${place}.profileId`, label: "Measurements of" });
  const [forWhom] = edit.form.watch([`${place}.forWhom`]);
  if (customer === undefined) return null;
  const chosen = profile.value as number | undefined;
  return (
    <>
      <CustomerFamily
        customer={customer}
        chosen={chosen}
        onChoose={(person) => {
          profile.onChange(person?.id);
          edit.form.setValue(`${place}.forWhom`, person?.name ?? "", { shouldDirty: true });
          if (person) edit.form.setValue(`${place}.ageGroup`, person.ageGroup ?? "adult", { shouldDirty: true });
        }}
      />
      <SameAsLastTime of={{ customer, garmentType, profile: chosen, forWhom: chosen === undefined ? String(forWhom) : undefined }} onFill={onFill} />
    </>
  );
}
