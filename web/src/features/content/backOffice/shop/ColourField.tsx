import { TextField } from "../../../../admin/form/fields";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { Icon } from "../../../../ui/Icon";
import { contrastWithWhite, type Values } from "./rules";
import styles from "./Shop.later.module.css";

/** The contrast that white text needs (WCAG AA). */
const ENOUGH = 4.5;

/** The theme colour: picked or typed, with its contrast to white text. */
export function ColourField({ edit }: { edit: EditForm<Values> }) {
  const { themeColour } = edit.values;
  const contrast = contrastWithWhite(themeColour);
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label="Pick the main colour"
        value={contrast === undefined ? "#b5105b" : themeColour.toLowerCase()}
        onChange={({ target }) => edit.form.setValue("themeColour", target.value.toUpperCase(), { shouldDirty: true, shouldValidate: edit.attempt > 0 })}
      />
      <TextField edit={edit} name="themeColour" label="Main colour" hint="For the browser's toolbar on phones, such as #B5105B." autoCapitalize="characters" />
      {contrast !== undefined && (
        <p className={contrast >= ENOUGH ? styles.good : styles.wrong} role="status">
          <Icon name={contrast >= ENOUGH ? "check" : "warning"} />
          {contrast >= ENOUGH ? "White text is readable on it" : "White text is hard to read on it"} (contrast {contrast.toFixed(1)})
        </p>
      )}
    </div>
  );
}
