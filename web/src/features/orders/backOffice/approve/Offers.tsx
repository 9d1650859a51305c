import { useId } from "react";
import { classNames } from "../../../../ui/classNames";
import shared from "../../../../ui/shared.module.css";
import styles from "./Approval.later.module.css";

interface Props {
  label: string;
  /** The label is in sight. */
  shown?: boolean;
  value: string;
  options: readonly { value: string; label: string; note?: string | undefined }[];
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** A choice of a few usual amounts, as chips. */
export function Offers({ label, shown = false, value, options, onChange, className }: Props) {
  const name = useId();
  return (
    <fieldset className={classNames(styles.offers, className)}>
      <legend className={shown ? undefined : shared.hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} value={option.value} checked={value === option.value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
          {option.note && <small>{option.note}</small>}
        </label>
      ))}
    </fieldset>
  );
}
