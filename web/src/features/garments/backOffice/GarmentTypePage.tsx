import { useMemo, type FormEvent } from "react";
import { EditScreen } from "../../../admin/form/EditScreen";
import { NumberField, TextField, useControlled } from "../../../admin/form/fields";
import { recordPage, useRecordForm } from "../../../admin/recordPage";
import { Panel } from "../../../admin/Screen";
import type { AdminGarmentType } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { useShop } from "../../content/public/useShop";
import { ImageField } from "../../media/public/ImageField";
import { counted } from "./counted";
import { formOf, MOST, newKeys, rules, valuesOf } from "./garmentTypeValues";
import { Measurements } from "./Measurements";
import { choicesOfType, garmentType, garmentTypes } from "./paths";
import { garmentTypeRecords, garmentTypeView, TRASH_NOTE } from "./queries";

function Form({ entry }: { entry?: AdminGarmentType }) {
  const unit = useShop()?.measurementUnit ?? "in";
  const owner = useIsOwner();
  const initial = useMemo(() => valuesOf(entry, unit), [entry, unit]);
  const schema = useMemo(() => rules(unit), [unit]);
  const form = useRecordForm({
    entry,
    kind: "garment-type",
    records: garmentTypeRecords,
    schema,
    initial,
    fields: formOf,
    href: garmentType,
  });
  const submit = (event?: FormEvent) => {
    for (const [index, key] of newKeys(form.form.getValues("fields"))) form.form.setValue(`fields.${index}.key`, key);
    form.submit(event);
  };
  const edit = { ...form, submit };
  const image = useControlled({ edit, name: "imageId", label: "Image" });
  return (
    <EditScreen
      title={entry?.name ?? "New garment type"}
      back={garmentTypes}
      edit={edit}
      published="published"
      publishedHint="Unpublish to hide it from customers. Orders keep their measurements."
      trash={entry && { ...garmentTypeRecords.trashOf(entry.id), trashNote: TRASH_NOTE }}
      aside={
        entry &&
        owner && (
          <Panel title="Choices">
            <p>
              {counted(entry.choiceCount, "choice")} for customers.{" "}
              <Anchor href={choicesOfType(entry.id)} className={shared.stitch}>
                Edit choices
              </Anchor>
            </p>
          </Panel>
        )
      }
    >
      <Panel title="Details">
        <TextField edit={edit} name="name" label="Name" most={MOST.name} />
        <TextField edit={edit} name="description" label="Description" optional most={MOST.description} />
        <NumberField edit={edit} name="points" label="Work points" hint={`How much of a maker's day one takes, from 1 to ${MOST.points}.`} />
        <ImageField {...image} optional />
      </Panel>
      <Measurements edit={edit} unit={unit} />
    </EditScreen>
  );
}

/** The form of one garment type. */
export const GarmentTypePage = recordPage<AdminGarmentType>({ title: "Garment type", back: garmentTypes, find: garmentTypeView, form: Form });
