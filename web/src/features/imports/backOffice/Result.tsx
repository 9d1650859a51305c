import { useState } from "react";
import { momentInside } from "../../../admin/moments";
import { Panel } from "../../../admin/Screen";
import { useSiteChange } from "../../../admin/useChange";
import type { ImportSummary } from "../../../api/schema";
import { FormButtons } from "../../../form/FormButtons";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import shared from "../../../ui/shared.module.css";
import { counted } from "./copy";
import styles from "./Imports.later.module.css";
import { rowsNotUndone, rejectedRows, undoImport } from "./queries";

/** What an import or its undoing did. */
export function Result({ of }: { of: ImportSummary }) {
  const [asking, setAsking] = useState(false);
  const undone = of.status === "undone";
  const counts = undone
    ? [
        { label: "Undone", count: of.undone },
        { label: "Left as they are", count: of.notUndone },
      ]
    : [
        { label: "New", count: of.created },
        { label: "Updated", count: of.updated },
        { label: "No change", count: of.unchanged },
        { label: "Skipped", count: of.rejected },
      ];
  const at = undone ? of.undoneAt : of.endedAt;
  return (
    <>
      <Panel title={undone ? "Import undone" : "Import finished"}>
        <p className={styles.quiet}>
          {of.fileName}, {counted(of.rowCount, "row")}
          {at && `, ${momentInside(at)}`}
        </p>
        <dl className={styles.counts}>
          {counts.map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count.toLocaleString("en-IN")}</dd>
            </div>
          ))}
        </dl>
        {of.rejected > 0 && !undone && (
          <p>
            <a href={rejectedRows(of.id)} download className={shared.stitch}>
              Download skipped rows with reasons
            </a>
          </p>
        )}
        {of.notUndone > 0 && (
          <p>
            <a href={rowsNotUndone(of.id)} download className={shared.stitch}>
              Download what could not be undone
            </a>
          </p>
        )}
      </Panel>
      {of.canUndo && (
        <Panel title="Undo">
          <p className={styles.quiet}>
            Removes what this import created and restores what it changed. What was used or changed since stays as it is, and you get a
            list of it. Possible for 30 days.
          </p>
          <div className={styles.acts}>
            <Button look="line" onClick={() => setAsking(true)}>
              Undo this import
            </Button>
          </div>
        </Panel>
      )}
      {asking && <UndoDialog of={of} onClose={() => setAsking(false)} />}
    </>
  );
}

function UndoDialog({ of, onClose }: { of: ImportSummary; onClose: () => void }) {
  const { busy, change } = useSiteChange();
  const undo = async () => {
    await change(() => undoImport(of.id));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Undo this import?">
      <p className={styles.question}>
        {counted(of.created, "new record is", "new records are")} removed and {counted(of.updated, "changed one", "changed ones")} restored,
        unless they were used or changed since.
      </p>
      <FormButtons busy={busy} busyText="Undoing…" onAct={() => void undo()} onCancel={onClose} free>
        Undo
      </FormButtons>
    </Dialog>
  );
}
