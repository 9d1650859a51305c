import { useId, useState } from "react";
import { useFocusWhileOpen } from "../form/useFocusWhileOpen";
import shared from "../ui/shared.module.css";
import styles from "./AskInPlace.later.module.css";

interface Props {
  /** The label of the link that asks. */
  label: string;
  /** The label of the one that does it; by default the same. */
  yes?: string;
  /** What it is done to, for screen readers. */
  of: string;
  question?: string;
  busy: boolean;
  /** Resolves to true when it was done. */
  onYes: () => Promise<boolean>;
}

/** A link for what cannot be undone, which asks again in its own place. It stays in the page to have the focus again. */
export function AskInPlace({ label, of, ...asked }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={shared.stitch} hidden={asking} onClick={() => setAsking(true)}>
        {label}
        <span className={shared.hidden}>: {of}</span>
      </button>
      {asking && <Question yes={label} of={of} {...asked} onEnd={() => setAsking(false)} />}
    </>
  );
}

function Question({ yes, of, question, busy, onYes, onEnd }: Omit<Props, "label"> & { onEnd: () => void }) {
  // Not on a button: holding Enter would do it.
  const { element } = useFocusWhileOpen<HTMLSpanElement>();
  const name = useId();
  const hidden = !question && <span className={shared.hidden}>: {of}</span>;
  return (
    <span ref={element} className={styles.asking} role="group" aria-labelledby={name} tabIndex={-1}>
      {question && <span id={name}>{question}</span>}
      <button id={question ? undefined : name} type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void onYes().then((done) => done && onEnd())}>
        {yes}
        {hidden}
      </button>
      <button type="button" className={shared.stitch} onClick={onEnd}>
        Cancel
        {hidden}
      </button>
    </span>
  );
}
