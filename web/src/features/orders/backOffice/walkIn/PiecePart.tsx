import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ChoiceField, DayField, LongTextField, NumberField, PriceField, TextField, useControlled } from "../../../../admin/form/fields";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { Panel } from "../../../../admin/Screen";
import type { AgeGroup, FabricSource, GarmentType } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Options, Select } from "../../../../ui/Field";
import { Icon } from "../../../../ui/Icon";
import shared from "../../../../ui/shared.module.css";
import type { Choice } from "../../booking/choices";
import { isDay } from "../../booking/slots";
import { CustomerFamily } from "../../measurements/family/CustomerFamily";
import { SameAsLastTime } from "../../measurements/family/SameAsLastTime";
import { namedByKey } from "../../measurements/fields";
import { typedUnit, type Lengths } from "../../measurements/lengths";
import { MeasurementFields } from "../../measurements/MeasurementFields";
import { useMeasurementFields } from "../../measurements/useMeasurementFields";
import { loadOf, teamList } from "../queries";
import { todayInIndia, weekday } from "../subject";
import { ChoicesField } from "./ChoicesField";
import { ItemSearch } from "./ItemSearch";
import { PiecePhotos, type PhotoKind, type PieceFiles } from "./PiecePhotos";
import type { PricedPiece } from "./usePrices";
import { garmentTypeOf, type PieceValues, type WalkInValues } from "./values";
import pieceStyles from "../order/Piece.later.module.css";
import styles from "./WalkIn.later.module.css";

interface Props {
  edit: EditForm<WalkInValues>;
  /** Its place in the order. */
  at: number;
  choices: readonly Choice[];
  types: readonly GarmentType[];
  priced: PricedPiece | undefined;
  owner: boolean;
  photos: PieceFiles;
  onPhotos: (photos: PieceFiles) => void;
  /** Absent for the only piece. */
  onRemove: (() => void) | undefined;
}

/** A piece of the order: what, how many, for whom, its choices, fabric, measurements, maker, day and price. */
export function PiecePart({ edit, at, choices, types, priced, owner, photos, onPhotos, onRemove }: Props) {
  const place = `pieces.${at}` as const;
  const title = onRemove ? `Piece ${at + 1}` : "Item";
  const estimate = priced?.estimatePaise;
  const piece = edit.values.pieces[at];
  const free = piece && piece.work.trim() !== "" && !choices.some(({ label }) => label === piece.work);
  const day = piece?.promisedDay || edit.values.promisedDay || edit.values.neededBy;
  const remove = onRemove && (
    <button type="button" className={shared.stitch} onClick={onRemove}>
      Remove<span className={shared.hidden}>{` piece ${at + 1}`}</span>
    </button>
  );
  const photosOf = (kind: PhotoKind) => <PiecePhotos title={title} kind={kind} photos={photos[kind] ?? []} onPhotos={(files) => onPhotos({ ...photos, [kind]: files })} />;
  return (
    <Panel title={title} aside={remove}>
      <WorkField edit={edit} place={place} choices={choices} />
      {free && <TypeField edit={edit} place={place} types={types} />}
      {priced && priced.groups.length > 0 && <ChoicesField edit={edit} name={`${place}.options`} groups={priced.groups} />}
      <div className={styles.pairs}>
        <NumberField edit={edit} name={`${place}.quantity`} label="How many" />
        <TextField edit={edit} name={`${place}.forWhom`} label="For whom" optional />
      </div>
      <SourceField edit={edit} place={place} />
      <div className={styles.texts}>
        <LongTextField edit={edit} name={`${place}.fabric`} label="Fabric" hint="Colour, length, who brought it. Only visible to the shop." optional most={500} rows={2} />
        {photosOf("cloth")}
        <LongTextField edit={edit} name={`${place}.note`} label="Note" optional most={500} rows={2} />
        {photosOf("reference")}
      </div>
      <Measured edit={edit} place={place} garmentType={piece && garmentTypeOf(choices, piece)} />
      <div className={styles.pairs}>
        <MakerField edit={edit} place={place} day={day} />
        {onRemove && <DayField edit={edit} name={`${place}.promisedDay`} label="Ready by" optional min={todayInIndia()} hint="If it differs from the others." />}
      </div>
      {owner && <PriceField edit={edit} name={`${place}.price`} label="Agreed price, in rupees" optional hint="For the whole quantity. The customer sees it, makers do not." />}
      {estimate !== undefined && <p className={shared.muted}>{`Estimate ${rupees(estimate)}`}</p>}
      {priced?.addedPaise !== undefined && <p className={shared.muted}>{`Choices add ${rupees(priced.addedPaise)}`}</p>}
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

/** What an item of its own is: it decides measurements and choices. */
function TypeField({ edit, place, types }: PartProps & { types: readonly GarmentType[] }) {
  const { value, onChange, error, id } = useControlled({ edit, name: `${place}.garmentType`, label: "Garment type" });
  const chosen = (type: string) => {
    onChange(type);
    edit.form.setValue(`${place}.options`, []);
  };
  return (
    <Select id={id} label="Garment type" optional hint="For measurements and choices." error={error} value={value as string} onChange={({ target }) => chosen(target.value)}>
      <option value="">Other</option>
      <Options of={types} by={(type) => [type.id, type.name]} />
    </Select>
  );
}

const SOURCES: readonly [FabricSource, string][] = [
  ["customer", "Customer’s fabric"],
  ["shop", "Fabric of the shop"],
];

/** Whose fabric it is made of. */
function SourceField({ edit, place }: PartProps) {
  const { value, onChange, id } = useControlled({ edit, name: `${place}.fabricSource`, label: "Whose fabric" });
  return (
    <fieldset id={id} className={pieceStyles.options}>
      <legend>Whose fabric</legend>
      {SOURCES.map(([source, label]) => (
        <button key={source} type="button" aria-pressed={value === source} onClick={() => onChange(source)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** Who makes it, with the room of each on the ready day. */
function MakerField({ edit, place, day }: PartProps & { day: string }) {
  const { data: team = [] } = useQuery(teamList());
  const { data: load } = useQuery({ ...loadOf(day, 1), enabled: isDay(day) });
  const options = team.map(({ id, name }) => {
    const points = load?.makers.find(({ maker }) => maker.id === id)?.days[0]?.points;
    const left = load && points !== undefined ? load.pointsPerDay - points : undefined;
    const room = left === undefined || !isDay(day) ? "" : left > 0 ? `, ${left} points free` : ", full";
    return { value: String(id), label: `${name}${room}` };
  });
  return <ChoiceField edit={edit} name={`${place}.assignee`} label="Maker" optional none="Not assigned" options={options} hint={isDay(day) ? `On ${weekday(day)}.` : undefined} />;
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
      <Person edit={edit} place={place} garmentType={garmentType} lengths={lengths} onFill={onChange} />
      <MeasurementFields of={of} lengths={lengths} onChange={onChange} error={error} group={group.value as AgeGroup} onGroup={group.onChange} />
    </details>
  );
}

/** Who of the customer's family is measured, with their lengths of last time. A new customer has neither. */
function Person({ edit, place, garmentType, lengths, onFill }: PartProps & { garmentType: number | undefined; lengths: Lengths; onFill: (lengths: Lengths) => void }) {
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
      <SameAsLastTime of={{ customer, garmentType, profile: chosen, forWhom: chosen === undefined ? String(forWhom) : undefined }} typed={lengths} onFill={onFill} />
    </>
  );
}
