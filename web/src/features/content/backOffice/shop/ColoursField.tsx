import type { ColourScheme } from "../../../../api/schema";
import { useControlled } from "../../../../admin/form/fields";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { variablesOf } from "../../../../site/palette";
import type { Values } from "./rules";
import styles from "./Shop.later.module.css";

/** The choice of a colour scheme, each in its own colours. */
export function ColoursField({ edit, schemes }: { edit: EditForm<Values>; schemes: readonly ColourScheme[] }) {
  const { id, label, value, onChange } = useControlled({ edit, name: "colours", label: "Colours" });
  return (
    <fieldset className={styles.schemes} id={id} aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <p className={styles.hint} id={`${id}-hint`}>
        Of the shop and the back office. Text is readable in all of them.
      </p>
      <div>
        {schemes.map(({ colours, title, palette }) => (
          <label key={colours} style={Object.fromEntries(variablesOf(palette))}>
            <span aria-hidden="true">
              <i />
              <i />
              <i />
              <i />
            </span>
            <input type="radio" name={id} checked={value === colours} onChange={() => onChange(colours)} />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
