import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from "react";
import { useController, useWatch, type Control, type FieldValues, type Path } from "react-hook-form";
import { Field, Options, Select, TextArea } from "../../ui/Field";
import styles from "./Form.later.module.css";
import { lengthText } from "./rules";
import type { EditForm } from "./useEditForm";
import { useLabel } from "./useLabel";

/** The props of every field. */
export interface FieldProps<Values extends FieldValues> {
  edit: EditForm<Values>;
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
}

interface Dependent<Values extends FieldValues> {
  /** Fields whose rules depend on this one: they are checked again with it. */
  deps?: Path<Values>[];
}

/** Connects an input to its field of the form; the label is also used in the conflict dialog. */
export function useBox<Values extends FieldValues>({ edit, name, label, optional, deps }: FieldProps<Values> & Dependent<Values>) {
  useLabel(edit, name, label);
  const { onBlur, ...rest } = edit.form.register(name, deps && { deps });
  return {
    ...rest,
    id: edit.idOf(name),
    label,
    optional,
    error: edit.errorOf(name),
    onBlur: ({ target, type }: React.FocusEvent) => edit.afterPress(() => void onBlur({ target, type })),
  };
}

/** Connects a field that is not a plain input, such as `ImageField`: spread the result. */
export function useControlled<Values extends FieldValues, Name extends Path<Values>>({
  edit,
  name,
  label,
  hint,
  optional,
}: Omit<FieldProps<Values>, "name"> & { name: Name }) {
  useLabel(edit, name, label);
  const { field } = useController<Values, Name>({ control: edit.form.control as Control<Values>, name });
  return { ...field, id: edit.idOf(name), label, hint, optional, error: edit.errorOf(name) };
}

interface Letters {
  most?: number | undefined;
  least?: number | undefined;
}

/** The length rule of a text while it is typed: "5 to 100 characters, 12 so far". */
function useRule<Values extends FieldValues>({ edit, name, hint, most, least, optional }: FieldProps<Values> & Letters): ReactNode {
  const typed: unknown = useWatch({ control: edit.form.control, name });
  if (most === undefined) return hint;
  const rule = lengthText(typeof typed === "string" ? typed : "", most, optional ? 1 : least);
  return hint ? (
    <>
      {hint} {rule}
    </>
  ) : (
    rule
  );
}

interface TextProps<Values extends FieldValues> extends FieldProps<Values>, Dependent<Values>, Letters {
  type?: HTMLInputTypeAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  suffix?: string;
  autoCapitalize?: string;
  readOnly?: boolean;
}

/** A single-line text. */
export function TextField<Values extends FieldValues>({ type, inputMode, autoComplete = "off", suffix, autoCapitalize, readOnly, ...props }: TextProps<Values>) {
  const box = useBox(props);
  const hint = useRule(props);
  return <Field {...box} hint={hint} type={type} inputMode={inputMode} autoComplete={autoComplete} suffix={suffix} autoCapitalize={autoCapitalize} readOnly={readOnly} />;
}

/** A multi-line text; a blank line separates paragraphs. */
export function LongTextField<Values extends FieldValues>({ rows = 4, ...props }: FieldProps<Values> & Letters & { rows?: number }) {
  const box = useBox(props);
  const hint = useRule(props);
  return <TextArea {...box} hint={hint} rows={rows} autoComplete="off" />;
}

/** An amount in rupees; the rule `price()` converts it to paise. */
export function PriceField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Field {...useBox(props)} hint={props.hint} inputMode="decimal" autoComplete="off" className={styles.rupees} />;
}

/** A whole number; the rule `wholeNumber()` parses it. */
export function NumberField<Values extends FieldValues>({ suffix, ...props }: FieldProps<Values> & { suffix?: string }) {
  return <Field {...useBox(props)} hint={props.hint} inputMode="numeric" autoComplete="off" suffix={suffix} />;
}

export function DayField<Values extends FieldValues>({ min, max, ...props }: FieldProps<Values> & { min?: string; max?: string }) {
  return <Field {...useBox(props)} hint={props.hint} type="date" min={min} max={max} autoComplete="off" />;
}

/** A select; the values of `options` are texts, such as ids. */
export function ChoiceField<Values extends FieldValues>({
  options,
  none,
  ...props
}: FieldProps<Values> & { options: readonly { value: string; label: string }[]; none?: string }) {
  return (
    <Select {...useBox(props)} hint={props.hint}>
      {none !== undefined && <option value="">{none}</option>}
      <Options of={options} by={({ value, label }) => [value, label]} />
    </Select>
  );
}

/** A switch. */
export function SwitchField<Values extends FieldValues>({ edit, name, label, hint }: FieldProps<Values>) {
  const {
    field: { ref, value, onChange },
  } = useController({ control: edit.form.control, name });
  useLabel(edit, name, label);
  const id = edit.idOf(name);
  const on = value === true;
  return (
    <div className={styles.switch}>
      <input
        ref={ref}
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
      </div>
    </div>
  );
}
