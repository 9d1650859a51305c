import { Field } from "../../ui/Field";

interface Props {
  value: string;
  onChange: (value: string) => void;
  hint?: string;
}

/** Looks for words in a list inside a dialog or a form. */
export function SearchField({ value, onChange, hint }: Props) {
  return (
    <Field
      label="Search"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={80}
      hint={hint}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        // The form behind the dialog is not meant.
        if (event.key === "Enter") event.preventDefault();
      }}
    />
  );
}
