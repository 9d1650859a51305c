import { useState } from "react";
import { useRead } from "../../../api/read";
import type { GarmentMeasurements, MeasurementProfile } from "../../../api/schema";
import { Options, Select } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { reasonOf, useProfileChanges } from "../measurements/family/ownFamily";
import { PersonForm } from "../measurements/family/PersonForm";
import { garmentTypeList } from "../measurements/useMeasurementFields";
import styles from "./Account.later.module.css";
import { copy } from "./copy";
import { GarmentHistory } from "./GarmentHistory";
import { LengthsForm } from "./LengthsForm";
import { Sure } from "./Sure";

const nameOf = ({ name }: Pick<GarmentMeasurements, "name">): string => name ?? copy.body;

/** The measurements of one person, by garment, and who it is. */
export function PersonMeasurements({ person }: { person: MeasurementProfile }) {
  const { garments } = person;
  const [chosen, setChosen] = useState<number>();
  const [measuring, setMeasuring] = useState(false);
  const garment = garments.find(({ garmentTypeId }) => garmentTypeId === chosen) ?? garments[0];
  return (
    <>
      <div className={styles.garments} role="group" aria-label={copy.garment}>
        {garments.map((one) => (
          <button
            key={one.garmentTypeId ?? "body"}
            type="button"
            aria-pressed={!measuring && one === garment}
            onClick={() => {
              setChosen(one.garmentTypeId);
              setMeasuring(false);
            }}
          >
            {nameOf(one)}
          </button>
        ))}
        <button type="button" className={styles.other} aria-pressed={measuring} onClick={() => setMeasuring(true)}>
          {copy.other}
        </button>
      </div>
      {garments.length === 0 && !measuring && <p className={styles.lede}>{copy.notYet(person.name)}</p>}
      {measuring && (
        <OtherGarment
          person={person}
          onDone={(garmentType) => {
            if (garmentType !== undefined) setChosen(garmentType);
            setMeasuring(false);
          }}
        />
      )}
      {garment && !measuring && <GarmentHistory key={garment.garmentTypeId ?? "body"} person={person} garment={garment} name={nameOf(garment)} />}
      <Who person={person} />
    </>
  );
}

/** The form for a garment that this person was not measured for yet. */
function OtherGarment({ person, onDone }: { person: MeasurementProfile; onDone: (garmentType?: number) => void }) {
  const { data: types = [] } = useRead(garmentTypeList());
  const [chosen, setChosen] = useState<number>();
  const others = types.filter(({ id, fields }) => fields.length > 0 && person.garments.every(({ garmentTypeId }) => garmentTypeId !== id));
  return (
    <div className={styles.panel}>
      <Select label={copy.chooseGarment} value={chosen ?? ""} onChange={({ currentTarget }) => setChosen(Number(currentTarget.value) || undefined)}>
        <option value="">{copy.choose}</option>
        <Options of={others} by={({ id, name }) => [id, name]} />
      </Select>
      {chosen !== undefined && <LengthsForm key={chosen} person={person} garmentType={chosen} onClose={(saved) => onDone(saved ? chosen : undefined)} />}
    </div>
  );
}

/** Name, relation and age group of a person, to edit, and the way to delete them. */
function Who({ person }: { person: MeasurementProfile }) {
  const { save, remove } = useProfileChanges();
  const [doing, setDoing] = useState<"edit" | "remove">();
  const done = () => setDoing(undefined);
  return (
    <div className={styles.who}>
      {doing === "edit" && (
        <PersonForm
          begun={{ name: person.name, relation: person.relation ?? "", ageGroup: person.ageGroup ?? "adult" }}
          reasonOf={reasonOf}
          onCancel={done}
          onSave={async (input) => {
            await save(input, person.id);
            done();
          }}
        />
      )}
      {doing === "remove" && (
        <Sure
          question={copy.surePerson(person.name)}
          onNo={done}
          onYes={async () => {
            await remove(person.id);
            toast(copy.removedPerson(person.name));
          }}
        />
      )}
      <p className={styles.acts} hidden={doing !== undefined}>
        <button type="button" className={shared.stitch} onClick={() => setDoing("edit")}>
          {copy.editPerson(person.name)}
        </button>
        <button type="button" className={shared.stitch} onClick={() => setDoing("remove")}>
          {copy.removePerson(person.name)}
        </button>
      </p>
    </div>
  );
}
