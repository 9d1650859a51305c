import { useState } from "react";
import { Field, type FieldProps } from "../ui/Field";
import styles from "./Fields.later.module.css";

interface Props extends FieldProps {
  autoComplete: "current-password" | "new-password";
  /** What the button shows, in its accessible name; the label by default. */
  shows?: string;
}

/** A password field with a button that shows the password. Pasting and password managers work. */
export function PasswordField({ label, shows = label.toLowerCase(), ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const word = shown ? "Hide" : "Show";
  return (
    <div className={styles.password}>
      <Field
        label={label}
        type={shown ? "text" : "password"}
        maxLength={256}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
      />
      <button
        type="button"
        aria-label={`${word} ${shows}`}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!shown)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z" />
          {shown && <path d="M4 20L20 4" />}
        </svg>
        {word}
      </button>
    </div>
  );
}
