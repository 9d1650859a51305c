import type { FieldPath } from "react-hook-form";
import type { EditForm } from "../../../admin/form/useEditForm";
import { useLabel } from "../../../admin/form/useLabel";
import { Field } from "../../../ui/Field";
import { Icon } from "../../../ui/Icon";
import styles from "./Garments.later.module.css";
import type { Values } from "./garmentTypeValues";
import type { Unit } from "./lengths";

interface Props {
  edit: EditForm<Values>;
  name: `fields.${number}.${"limits" | "adult" | "child"}`;
  label: string;
  unit: Unit;
}

/** The shortest and the longest length of a measurement. */
export function RangeField({ edit, name, label, unit }: Props) {
  useLabel(edit, name, label);
  const error = edit.errorOf(name);
  const end = (part: "least" | "most", text: string) => {
    const path: FieldPath<Values> = `${name}.${part}`;
    const { onBlur, ...rest } = edit.form.register(path);
    return (
      <Field
        {...rest}
        id={edit.idOf(path)}
        label={`${label}: ${text}`}
        hideLabel
        suffix={unit}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        onBlur={({ target, type }: React.FocusEvent) => edit.afterPress(() => void onBlur({ target, type }))}
      />
    );
  };
  return (
    <fieldset id={edit.idOf(name)} className={styles.range}>
      <legend>{label}</legend>
      {error && (
        <p className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      <div>
        {end("least", "shortest")}
        <span aria-hidden="true">to</span>
        {end("most", "longest")}
      </div>
    </fieldset>
  );
}
