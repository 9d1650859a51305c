import { useId } from "react";
import styles from "./Toggle.later.module.css";

interface Props<Value extends string> {
  label: string;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
  /** Hides the label visually. */
  quiet?: boolean;
}

/** A choice between two or three short words, side by side. */
export function Toggle<Value extends string>({ label, options, names, value, onChange, quiet = false }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.toggle} data-quiet={quiet || undefined}>
      <legend>{label}</legend>
      {options.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}
