import { useRef } from "react";
import { TextArea } from "../../../ui/Field";
import styles from "./Messages.later.module.css";

interface Props {
  text: string;
  names: readonly string[];
  error: string | undefined;
  most: number;
  onChange: (text: string) => void;
}

/** A text, and buttons that add its placeholders where the cursor is. */
export function TextWithNames({ text, names, error, most, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const add = (name: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    onChange(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`);
    area.current?.focus();
  };
  return (
    <>
      <TextArea ref={area} label="Text" rows={5} maxLength={most} error={error} value={text} onChange={({ target }) => onChange(target.value)} />
      <div className={styles.names} role="group" aria-label="Add to the text">
        {names.map((name) => (
          <button key={name} type="button" onClick={() => add(name)}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
