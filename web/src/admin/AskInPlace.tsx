import { useState } from "react";
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

/** A link for what cannot be undone, which asks again in its own place. */
export function AskInPlace({ label, yes = label, of, question, busy, onYes }: Props) {
  const [asking, setAsking] = useState(false);
  const hidden = <span className={shared.hidden}>: {of}</span>;
  if (!asking) {
    return (
      <button type="button" className={shared.stitch} onClick={() => setAsking(true)}>
        {label}
        {hidden}
      </button>
    );
  }
  return (
    <span className={styles.asking}>
      {question && <span>{question}</span>}
      <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void onYes().then((done) => done && setAsking(false))}>
        {yes}
        {!question && hidden}
      </button>
      <button type="button" className={shared.stitch} onClick={() => setAsking(false)}>
        Cancel
        {!question && hidden}
      </button>
    </span>
  );
}
