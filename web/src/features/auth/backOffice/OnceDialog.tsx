import type { ReactNode } from "react";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Field } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import styles from "./Once.later.module.css";

interface Props {
  title: string;
  /** What it allows, and whom it is for. */
  text: string;
  /** The label and the value of what is shown. */
  label: string;
  value: string;
  /** The ways to hand it on, beside Done. */
  acts: ReactNode;
  onClose: () => void;
  /** Content below the value. */
  children?: ReactNode;
}

/** A secret that the server shows only once. Only its own buttons close it. */
export function OnceDialog({ title, text, label, value, acts, onClose, children }: Props) {
  return (
    <Dialog open sticky="always" onClose={onClose} title={title}>
      <p className={styles.lead}>Shown only once. {text}</p>
      <Field label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
      {children}
      <div className={shared.row}>
        {acts}
        <Button look="line" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
