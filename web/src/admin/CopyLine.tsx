import { Button } from "../ui/Button";
import styles from "./CopyLine.later.module.css";
import { copyText } from "./copyText";

/** An address or a secret, with a button that copies it. */
export function CopyLine({ text, label }: { text: string; label: string }) {
  return (
    <p className={styles.line}>
      <code>{text}</code>
      <Button small look="line" onClick={() => void copyText(text)}>
        {label}
      </Button>
    </p>
  );
}
