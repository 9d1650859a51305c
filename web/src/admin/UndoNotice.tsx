import { useState } from "react";
import { IconButton } from "../ui/Button";
import { endUndo, takeBack, UNDO_MS, useUndoable, type Undoable } from "./undo";
import styles from "./UndoNotice.later.module.css";

/** The last change with an Undo button; its timer runs out in ten seconds. */
export function UndoNotice() {
  const undoable = useUndoable();
  return (
    <div role="status" className={styles.region}>
      {undoable && <Notice key={undoable.id} undoable={undoable} />}
    </div>
  );
}

function Notice({ undoable: { id, text, note, since, busy } }: { undoable: Undoable }) {
  // The screen may have changed since: the timer continues where it was.
  const [gone] = useState(() => Date.now() - since);
  return (
    <div className={styles.notice}>
      <p>
        {text}
        {note && <small>{note}</small>}
      </p>
      <button type="button" className={styles.undo} aria-disabled={busy || undefined} onClick={() => void takeBack(id)}>
        Undo
      </button>
      <IconButton icon="close" label="Dismiss" onClick={() => endUndo(id)} />
      <i
        className={styles.thread}
        style={{ animationDuration: `${UNDO_MS}ms`, animationDelay: `${-gone}ms` }}
        aria-hidden="true"
      />
    </div>
  );
}
