import { useEffect, useState } from "react";
import { IconButton } from "../ui/Button";
import { endUndo, UNDO_MS, useUndoable, type Undoable } from "./undo";
import styles from "./UndoNotice.later.module.css";

/** What was just done, and the way back; its thread runs out in ten seconds. */
export function UndoNotice() {
  const undoable = useUndoable();
  return (
    <div role="status" className={styles.region}>
      {undoable && <Notice key={undoable.id} undoable={undoable} />}
    </div>
  );
}

function Notice({ undoable: { id, text, note, undo } }: { undoable: Undoable }) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (busy) return;
    const timer = setTimeout(() => endUndo(id), UNDO_MS);
    return () => clearTimeout(timer);
  }, [id, busy]);
  const takeBack = async () => {
    if (busy) return;
    setBusy(true);
    await undo();
    endUndo(id);
  };
  return (
    <div className={styles.notice}>
      <p>
        {text}
        {note && <small>{note}</small>}
      </p>
      <button type="button" className={styles.undo} aria-disabled={busy || undefined} onClick={() => void takeBack()}>
        Undo
      </button>
      <IconButton icon="close" label="Dismiss" onClick={() => endUndo(id)} />
      <i className={styles.thread} style={{ animationDuration: `${UNDO_MS}ms` }} aria-hidden="true" />
    </div>
  );
}
