import { useState } from "react";
import { Panel } from "../../../../admin/Screen";
import { useSiteChange } from "../../../../admin/useChange";
import type { ImportSummary, MissingImage, WebsiteDetail } from "../../../../api/schema";
import { FormButtons } from "../../../../form/FormButtons";
import { Anchor } from "../../../../ui/Anchor";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { counted, labelOf, resultOf } from "../copy";
import styles from "../Imports.later.module.css";
import { importAt } from "../paths";
import { undoWebsite } from "../queries";

/** What the import of a website, or its undoing, did. */
export function Outcome({ detail: { website, lists, canUndo, imagesMissing, missing } }: { detail: WebsiteDetail }) {
  const [asking, setAsking] = useState(false);
  const done = lists.flatMap((list) => (list.import && list.import.status !== "draft" ? [list.import] : []));
  return (
    <>
      <Panel title={website.stage === "undone" ? "Import undone" : "Import finished"}>
        <p className={styles.address}>{website.address}</p>
        <ul className={styles.imports} aria-label="Imported lists">
          {done.map((one) => (
            <li key={one.id}>
              <Imported one={one} />
            </li>
          ))}
        </ul>
        {done.some(({ rejected, status }) => rejected > 0 && status === "done") && (
          <p className={styles.note}>Open a list to download what was skipped, with reasons.</p>
        )}
      </Panel>
      {imagesMissing > 0 && website.stage === "done" && <Missing count={imagesMissing} images={missing} />}
      {canUndo && (
        <Panel title="Undo">
          <p className={styles.quiet}>
            Removes everything that this import created and restores what it changed. What was used or changed since stays as it is. Images
            stay in your library. Possible for 30 days.
          </p>
          <div className={styles.acts}>
            <Button look="line" onClick={() => setAsking(true)}>
              Undo this import
            </Button>
          </div>
        </Panel>
      )}
      {asking && <UndoDialog id={website.id} onClose={() => setAsking(false)} />}
    </>
  );
}

function Imported({ one }: { one: ImportSummary }) {
  return (
    <div className={styles.text}>
      <b>
        <Anchor href={importAt(one.id)}>{labelOf(one.kind)}</Anchor>
      </b>
      <small>{resultOf(one)}</small>
    </div>
  );
}

function Missing({ count, images }: { count: number; images: readonly MissingImage[] }) {
  return (
    <Panel title="Images that could not be fetched">
      <p className={styles.quiet}>
        {counted(count, "image is", "images are")} missing. Products without an image have that of their service; other records have a blank
        one and are hidden. Upload the images there and publish them.
      </p>
      <ul className={styles.imports} aria-label="Missing images">
        {images.map(({ address, problem }) => (
          <li key={address}>
            <div className={styles.text}>
              {address}
              <p className={styles.problem}>{problem}</p>
            </div>
          </li>
        ))}
      </ul>
      {count > images.length && <p className={styles.quiet}>And {(count - images.length).toLocaleString("en-IN")} more.</p>}
    </Panel>
  );
}

function UndoDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { busy, change } = useSiteChange();
  const undo = async () => {
    await change(() => undoWebsite(id));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Undo this import?">
      <p className={styles.question}>All lists that were imported are undone, the last one first, except for what was used or changed since.</p>
      <FormButtons busy={busy} busyText="Undoing…" onAct={() => void undo()} onCancel={onClose} free>
        Undo
      </FormButtons>
    </Dialog>
  );
}
