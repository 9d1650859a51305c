import { useEffect, useId, useRef, useState } from "react";
import { FormButtons } from "../../../form/FormButtons";
import { reasonOf } from "../measurements/family/ownFamily";
import styles from "./Account.later.module.css";
import { copy } from "./copy";

interface Props {
  question: string;
  onYes: () => Promise<void>;
  onNo: () => void;
}

/** Asks before something is deleted, in place of the button, which stays in the page to have the focus again. */
export function Sure({ question, onYes, onNo }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const element = useRef<HTMLDivElement>(null);
  const name = useId();
  const [from] = useState(() => document.activeElement);
  const deleted = useRef(false);
  useEffect(() => {
    // Not on a button: holding Enter would delete.
    element.current?.focus();
    return () => {
      const to = deleted.current ? document.getElementById("main") : from;
      if (to instanceof HTMLElement && document.activeElement === document.body) to.focus({ preventScroll: deleted.current });
    };
  }, [from]);
  const yes = async () => {
    setBusy(true);
    // The question may be gone before the answer is.
    deleted.current = true;
    try {
      await onYes();
    } catch (cause) {
      deleted.current = false;
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
