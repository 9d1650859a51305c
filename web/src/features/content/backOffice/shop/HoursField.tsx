import { useFieldArray, type Control } from "react-hook-form";
import { TextField } from "../../../../admin/form/fields";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { useUndoHere } from "../../../../admin/undo";
import { Anchor } from "../../../../ui/Anchor";
import { Button, IconButton } from "../../../../ui/Button";
import shared from "../../../../ui/shared.module.css";
import { MOST_HOURS, type Values } from "./rules";
import styles from "./Shop.later.module.css";

/** The opening hours. */
export function HoursField({ edit }: { edit: EditForm<Values> }) {
  const { fields, append, insert, remove } = useFieldArray({ control: edit.form.control as unknown as Control<Values>, name: "hours" });
  const offerUndo = useUndoHere();
  const takeOut = (place: number) => {
    const line = edit.form.getValues(`hours.${place}`);
    remove(place);
    const undo = () => Promise.resolve(insert(place, line, { shouldFocus: false }));
    offerUndo({ text: line.days ? `Hours of ${line.days} removed` : `Line ${place + 1} removed`, undo });
  };
  return (
    <fieldset className={styles.hours} id={edit.idOf("hours")}>
      <legend>Opening hours</legend>
      <p className={styles.hint}>
        Shown to customers. The days they can book are set under{" "}
        <Anchor href="/admin/settings/hours" className={shared.stitch}>
          Hours and slots
        </Anchor>
        .
      </p>
      {fields.map((field, place) => (
        <div key={field.id} className={styles.line}>
          <TextField edit={edit} name={`hours.${place}.days`} label="Days" />
          <TextField edit={edit} name={`hours.${place}.time`} label="Hours" />
          <IconButton icon="close" label={`Remove line ${place + 1}`} onClick={() => takeOut(place)} />
        </div>
      ))}
      {fields.length < MOST_HOURS && (
        <Button small look="line" onClick={() => append({ days: "", time: "" })}>
          Add line
        </Button>
      )}
    </fieldset>
  );
}
