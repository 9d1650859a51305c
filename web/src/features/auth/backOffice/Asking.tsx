import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import shared from "../../../ui/shared.module.css";
import styles from "./Asking.later.module.css";

interface Props {
  title: string;
  text: string;
  yes: string;
  no: string;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A confirmation before something that cannot be undone easily. */
export function Asking({ title, text, yes, no, busy, onYes, onNo }: Props) {
  return (
    <Dialog open onClose={onNo} title={title}>
      <p className={styles.text}>{text}</p>
      <div className={shared.row}>
        <Button look="solid" busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button look="line" onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}
