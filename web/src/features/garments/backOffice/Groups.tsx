import { useFieldArray } from "react-hook-form";
import { PriceField, SwitchField, TextField, useControlled } from "../../../admin/form/fields";
import type { EditForm } from "../../../admin/form/useEditForm";
import { Panel } from "../../../admin/Screen";
import type { ChoiceOwner } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { ImageField } from "../../media/public/ImageField";
import { emptyGroup, emptyOption, MOST, type GroupValues, type OptionValues, type Values } from "./choiceValues";
import styles from "./Garments.later.module.css";
import { LineTools } from "./LineTools";
import { useLines } from "./useLines";

const ABOUT: Record<ChoiceOwner, string> = {
  type: "What customers choose between for each product of this garment type. Prices are added to the product's price.",
  product:
    "A choice here replaces the garment type's choice of the same name; one without available options hides it. All other choices of the garment type stay.",
};

const summaryOf = ({ options, several, required }: GroupValues): string =>
  [options.map(({ name }) => name.trim()).filter(Boolean).join(", "), several && "several", required && "required"].filter(Boolean).join(" · ");

/** The choices of a garment type or product: add, edit, move and remove. */
export function Groups({ edit, owner }: { edit: EditForm<Values>; owner: ChoiceOwner }) {
  const array = useFieldArray({ control: edit.form.control, name: "groups", keyName: "row" });
  const lines = useLines<GroupValues>(array);
  const { fields } = array;
  return (
    <Panel title="Choices">
      <p className={styles.about}>{ABOUT[owner]}</p>
      <ul id={lines.listId} className={styles.lines}>
        {fields.map(({ row }, index) => {
          const group = edit.values.groups[index];
          if (!group) return null;
          const name = group.name.trim() || `Choice ${index + 1}`;
          const wrong = edit.errors.some((error) => error.name.startsWith(`groups.${index}.`));
          const open = wrong || lines.isOpen(row, index);
          return (
            <li key={row}>
              <div className={styles.head}>
                <button type="button" className={styles.fold} aria-expanded={open} onClick={() => lines.toggle(row, index)}>
                  <b>{name}</b>
                  <small>{summaryOf(group)}</small>
                </button>
                <LineTools name={name} index={index} count={fields.length} onMove={(to) => lines.go(index, to, name)} onRemove={() => lines.takeOut(index, name, group)} />
              </div>
              {open && (
                <div className={styles.body}>
                  <TextField edit={edit} name={`groups.${index}.name`} label="Name" hint="Such as Neck, Sleeve or Lining." most={MOST.group} />
                  <div className={styles.switches}>
                    <SwitchField edit={edit} name={`groups.${index}.several`} label="Several options can be chosen" />
                    <SwitchField edit={edit} name={`groups.${index}.required`} label="Customers have to choose" />
                  </div>
                  <OptionLines edit={edit} group={index} groupName={name} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className={shared.hidden}>
        {lines.said}
      </p>
      {fields.length < MOST.groups && (
        <Button small look="line" onClick={() => lines.add(emptyGroup())}>
          Add choice
        </Button>
      )}
    </Panel>
  );
}

function OptionLines({ edit, group, groupName }: { edit: EditForm<Values>; group: number; groupName: string }) {
  const array = useFieldArray({ control: edit.form.control, name: `groups.${group}.options`, keyName: "row" });
  const lines = useLines<OptionValues>(array);
  const { fields } = array;
  return (
    <>
      <ul id={lines.listId} className={styles.options} aria-label={`Options of ${groupName}`}>
        {fields.map(({ row }, index) => {
          const option = edit.values.groups[group]?.options[index];
          if (!option) return null;
          const name = option.name.trim() || `Option ${index + 1}`;
          const at = `groups.${group}.options.${index}` as const;
          return (
            <li key={row}>
              <div className={styles.option}>
                <TextField edit={edit} name={`${at}.name`} label="Option" />
                <PriceField edit={edit} name={`${at}.pricePaise`} label="Adds ₹" />
              </div>
              <div className={styles.optionFoot}>
                <SwitchField edit={edit} name={`${at}.available`} label="Available" />
                <LineTools name={name} index={index} count={fields.length} onMove={(to) => lines.go(index, to, name)} onRemove={() => lines.takeOut(index, name, option)} />
              </div>
              <details className={styles.image}>
                <summary>{option.imageId ? "Image" : "Add an image"}</summary>
                <OptionImage edit={edit} name={`${at}.imageId`} label={`Image of ${name}`} />
              </details>
            </li>
          );
        })}
      </ul>
      <p role="status" className={shared.hidden}>
        {lines.said}
      </p>
      {fields.length < MOST.options && (
        <Button small look="line" onClick={() => lines.add(emptyOption())}>
          Add option
        </Button>
      )}
    </>
  );
}

function OptionImage({ edit, name, label }: { edit: EditForm<Values>; name: `groups.${number}.options.${number}.imageId`; label: string }) {
  return <ImageField {...useControlled({ edit, name, label, optional: true })} hideLabel />;
}
