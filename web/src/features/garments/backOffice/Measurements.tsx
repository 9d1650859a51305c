import { useFieldArray } from "react-hook-form";
import { ChoiceField, TextField } from "../../../admin/form/fields";
import type { EditForm } from "../../../admin/form/useEditForm";
import { Panel } from "../../../admin/Screen";
import { Button } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import styles from "./Garments.later.module.css";
import { emptyField, MOST, type FieldValues, type Values } from "./garmentTypeValues";
import { rangeOf, rangeText, type Unit } from "./lengths";
import { LineTools } from "./LineTools";
import { RangeField } from "./RangeField";
import { useLines } from "./useLines";

const DRAWINGS = [
  { value: "height", label: "Height" },
  { value: "shoulder", label: "Shoulder" },
  { value: "frontNeck", label: "Front neck" },
  { value: "backNeck", label: "Back neck" },
  { value: "aroundArm", label: "Around arm" },
  { value: "aroundWaist", label: "Around waist" },
  { value: "aroundHip", label: "Around hip" },
  { value: "aroundBust", label: "Around bust" },
];

function summaryOf({ adult, limits }: FieldValues, unit: Unit): string {
  const usual = rangeOf(adult, unit);
  if (usual) return `Usually ${rangeText(usual, unit)}`;
  const allowed = rangeOf(limits, unit);
  return allowed ? rangeText(allowed, unit) : "";
}

/** The measurements of a garment type, in the order in which they are taken. */
export function Measurements({ edit, unit }: { edit: EditForm<Values>; unit: Unit }) {
  const array = useFieldArray({ control: edit.form.control, name: "fields", keyName: "row" });
  const lines = useLines<FieldValues>(array);
  const { fields } = array;
  return (
    <Panel title="Measurements">
      <p className={styles.about}>In the order in which you take them. Booking forms, slips and job cards follow it.</p>
      {fields.length === 0 && <p className={styles.about}>No measurements: nothing is asked for this garment.</p>}
      <ul id={lines.listId} className={styles.lines}>
        {fields.map(({ row }, index) => {
          const field = edit.values.fields[index];
          if (!field) return null;
          const name = field.label.trim() || `Measurement ${index + 1}`;
          const at = `fields.${index}` as const;
          const wrong = edit.errors.some((error) => error.name.startsWith(`${at}.`));
          const open = wrong || lines.isOpen(row, index);
          return (
            <li key={row}>
              <div className={styles.head}>
                <button type="button" className={styles.fold} aria-expanded={open} onClick={() => lines.toggle(row, index)}>
                  <b>
                    {index + 1}. {name}
                  </b>
                  <small>{summaryOf(field, unit)}</small>
                </button>
                <LineTools name={name} index={index} count={fields.length} onMove={(to) => lines.go(index, to, name)} onRemove={() => lines.takeOut(index, name, field)} />
              </div>
              {open && (
                <div className={styles.body}>
                  <div className={styles.pair}>
                    <TextField edit={edit} name={`${at}.label`} label="Name" most={MOST.label} />
                    <ChoiceField edit={edit} name={`${at}.drawing`} label="Drawing" none="No drawing" options={DRAWINGS} />
                  </div>
                  <TextField edit={edit} name={`${at}.hint`} label="How to measure" optional most={MOST.hint} />
                  <div className={styles.ranges}>
                    <RangeField edit={edit} name={`${at}.limits`} label="Accepted" unit={unit} />
                    <RangeField edit={edit} name={`${at}.adult`} label="Usual for adults (optional)" unit={unit} />
                    <RangeField edit={edit} name={`${at}.child`} label="Usual for children (optional)" unit={unit} />
                  </div>
                  <p className={styles.about}>Lengths that are not accepted cannot be saved. Unusual ones only show a warning.</p>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className={shared.hidden}>
        {lines.said}
      </p>
      {fields.length < MOST.fields && (
        <Button small look="line" onClick={() => lines.add(emptyField())}>
          Add measurement
        </Button>
      )}
    </Panel>
  );
}
