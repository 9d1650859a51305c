import { useId, useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import { classNames } from "../../../ui/classNames";
import field from "../../../ui/Field.module.css";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import styles from "./Images.later.module.css";

export interface AroundProps {
  label: string;
  hint?: ReactNode;
  /** The error message. */
  error?: string | undefined;
  optional?: boolean | undefined;
  /** The id for the list of errors. */
  id?: string | undefined;
  /** Hides the label visually, where the panel has the same title. */
  hideLabel?: boolean | undefined;
}

const filesOf = (list: FileList | undefined): File[] => [...(list ?? [])];

/** The frame of an image field, which accepts dropped and pasted files. */
export function Around({ label, hint, error, optional, id, hideLabel, onFiles, children }: AroundProps & { onFiles: (files: File[]) => void; children: ReactNode }) {
  const own = useId();
  const name = id ?? own;
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const files = filesOf(event.dataTransfer.files);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  const paste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData.files);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div
      id={name}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${name}-label`}
      aria-describedby={classNames(error && `${name}-error`, hint ? `${name}-hint` : undefined) || undefined}
      className={classNames(field.field, error && field.wrong, styles.field, over && styles.over)}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <p id={`${name}-label`} className={hideLabel ? shared.hidden : field.label}>
        {label} {optional && <span className={field.optional}>(optional)</span>}
      </p>
      {hint && (
        <p id={`${name}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={field.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
