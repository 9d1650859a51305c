import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import styles from "./Fields.later.module.css";
import { FormButtons } from "./FormButtons";
import { useFocusWhileOpen } from "./useFocusWhileOpen";

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
  const [asking, setAsking] = useState(false);
  const mayClose = () => {
    if (busy) return false;
    const asks = typed ?? noted.current;
    if (asks) setAsking(!asking);
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
    question: asking && <Question onDiscard={onClose} onContinue={() => setAsking(false)} />,
  };
}

interface Props {
  onDiscard: () => void;
  onContinue: () => void;
}

function Question({ onDiscard, onContinue }: Props) {
  // Not on a button: holding Enter would discard.
  const { element } = useFocusWhileOpen<HTMLDivElement>();
  const name = useId();
  return (
    <div ref={element} className={styles.discard} role="group" aria-labelledby={name} tabIndex={-1}>
      <p id={name}>Discard what you have typed?</p>
      <FormButtons small onAct={onDiscard} no="Continue editing" onCancel={onContinue}>
        Discard
      </FormButtons>
    </div>
  );
}
