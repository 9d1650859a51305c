import { FormButtons } from "../form/FormButtons";
import { Dialog } from "../ui/Dialog";
import styles from "./Asking.later.module.css";

interface Props {
  title: string;
  text: string;
  /** The label of the button that does it. */
  yes: string;
  busy?: boolean;
  onYes: () => unknown;
  onClose: () => void;
}

/** A confirmation before something that cannot be undone easily. It closes with the answer. */
export function Asking({ title, text, yes, busy, onYes, onClose }: Props) {
  const answer = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <p className={styles.text}>{text}</p>
      <FormButtons busy={busy} onAct={answer} onCancel={onClose} free>
        {yes}
      </FormButtons>
    </Dialog>
  );
}
