import { useId, useState, type RefObject } from "react";
import { FormButtons } from "../../../form/FormButtons";
import { useFocusWhileOpen } from "../../../form/useFocusWhileOpen";
import { reasonOf } from "../measurements/family/ownFamily";
import styles from "./Account.later.module.css";
import { copy } from "./copy";

interface Props {
  question: string;
  onYes: () => Promise<void>;
  onNo: () => void;
  /** Has the focus after the deletion; by default the page. */
  next?: RefObject<HTMLElement | null>;
}

/** Asks before something is deleted, in place of the button, which stays in the page to have the focus again. */
export function Sure({ question, onYes, onNo, next }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Not on a button: holding Enter would delete.
  const { element, next: after } = useFocusWhileOpen<HTMLDivElement>();
  const name = useId();
  const yes = async () => {
    setBusy(true);
    // The question may be gone before the answer is.
    after.current = next ? next.current : document.getElementById("main");
    try {
      await onYes();
    } catch (cause) {
      after.current = null;
      setFailure(reasonOf(cause));
      setBusy(false);
    }
  };
  return (
    <div ref={element} className={styles.sure} role="group" aria-labelledby={name} tabIndex={-1}>
      <p id={name} role="alert">{failure ?? question}</p>
      <FormButtons small busy={busy} onAct={() => void yes()} onCancel={onNo} no={copy.no}>
        {copy.yes}
      </FormButtons>
    </div>
  );
}
