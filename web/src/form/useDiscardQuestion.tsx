import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import styles from "./Fields.later.module.css";
import { FormButtons } from "./FormButtons";

interface DiscardQuestion {
  /** For the dialog. */
  mayClose: () => boolean;
  /** Closes the dialog, or asks. */
  leave: () => void;
  /** For the change events of what is in the dialog. */
  noteTyped: (event: SyntheticEvent) => void;
  /** What is asked, in the dialog; undefined while there is nothing to ask. */
  question: ReactNode;
}

interface Options {
  busy?: boolean;
  /** Whether something would be lost; by default, whether `noteTyped` was called. */
  typed?: boolean;
}

/** Asks before a dialog or form drops what was typed in it since it opened. While it is busy, it stays open. */
export function useDiscardQuestion(onClose: () => void, { busy, typed }: Options = {}): DiscardQuestion {
  const noted = useRef(false);
  const [asking, setAsking] = useState<{ from: Element | null }>();
  const mayClose = () => {
    if (busy) return false;
    const asks = typed ?? noted.current;
    if (asks) setAsking(asking ? undefined : { from: document.activeElement });
    return !asks;
  };
  return {
    mayClose,
    leave: () => {
      if (mayClose()) onClose();
    },
    noteTyped: ({ target, currentTarget }) => {
      // A dialog inside of this one asks for itself.
      if (target instanceof Element && target.closest("dialog") === currentTarget.closest("dialog")) noted.current = true;
    },
    question: asking && <Question from={asking.from} onDiscard={onClose} onContinue={() => setAsking(undefined)} />,
  };
}

interface Props {
  /** Has the focus again afterwards. */
  from: Element | null;
  onDiscard: () => void;
  onContinue: () => void;
}

function Question({ from, onDiscard, onContinue }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const name = useId();
  useEffect(() => {
    // Not on a button: holding Enter in the form would discard.
    element.current?.focus();
    return () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, [from]);
  return (
    <div ref={element} className={styles.discard} role="group" aria-labelledby={name} tabIndex={-1}>
      <p id={name}>Discard what you have typed?</p>
      <FormButtons small onAct={onDiscard} no="Continue editing" onCancel={onContinue}>
        Discard
      </FormButtons>
    </div>
  );
}
