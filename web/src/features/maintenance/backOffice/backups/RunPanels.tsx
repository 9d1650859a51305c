import { useState } from "react";
import { Panel } from "../../../../admin/Screen";
import type { FailedRun, LastRestore, MaintenanceRun, ReplacedShopSummary } from "../../../../api/schema";
import { Button, LinkButton } from "../../../../ui/Button";
import { moment, momentInside } from "../../../../admin/moments";
import { links } from "../../../../links";
import styles from "../Maintenance.later.module.css";
import { DamagedFiles } from "./DamagedFiles";

function stepOf({ kind, step, done, of }: MaintenanceRun): string {
  switch (step) {
    case "media":
      return of > 0 ? `Photos and videos: ${done} of ${of}` : "Photos and videos";
    case "database":
      return kind === "restore" ? "Unpacking the database" : "Copying the database";
    case "checking":
      return "Verifying the backup";
    case "reopening":
      return "The shop closes for a moment and reopens";
    default:
      return "Starting";
  }
}

const IN_PROGRESS = {
  backup: "Backup in progress",
  restore: "Restore in progress",
  rehearsal: "A backup is being restored as a test",
  push: "Upload to your storage in progress",
} as const;

/** The backup or restore in progress. The shop stays open. */
export function Running({ run }: { run: MaintenanceRun }) {
  const counted = run.step === "media" && run.of > 0;
  const step = stepOf(run);
  return (
    <Panel title={IN_PROGRESS[run.kind]} className={styles.run}>
      <progress aria-label={step} max={counted ? run.of : undefined} value={counted ? run.done : undefined} />
      <p role="status">{step}</p>
    </Panel>
  );
}

export function Failed({ run: { kind, message, at } }: { run: FailedRun }) {
  return (
    <Panel title={kind === "restore" ? "Restore failed" : "Problem with backups"} className={styles.failed}>
      <p className={styles.message}>{message}</p>
      <p className={styles.quiet}>
        {moment(at)}. {kind === "restore" ? "Nothing has changed." : "It is retried every few minutes while a backup is due."}
      </p>
    </Panel>
  );
}

/** How long the result of a restore is shown, in milliseconds. */
const SHOWN_MS = 14 * 86_400_000;

interface RestoredProps {
  last: LastRestore;
  /** The replaced shop, while it can be restored. */
  replaced?: ReplacedShopSummary | undefined;
  onUndo: (shop: ReplacedShopSummary) => void;
}

/** The result of a restore, with what the owner needs to do. */
export function Restored({ last, replaced, onUndo }: RestoredProps) {
  const { at, madeAt, storedIn, heldMails, undo, leftOut, leftOutCount } = last;
  const [now] = useState(() => Date.now());
  if (now - Date.parse(at) > SHOWN_MS) return null;
  return (
    <Panel title={undo ? "Restore undone" : "Shop restored"} className={styles.needed}>
      <p>
        {moment(at)}: your shop is as it was {momentInside(madeAt)}. Everyone was logged out, and links in earlier emails no longer work.
        Open payments are checked with the payment provider and appear automatically.
      </p>
      {leftOutCount > 0 && (
        <div className={styles.leftOut}>
          <p>
            <b>{leftOutCount === 1 ? "1 photo or video was" : `${leftOutCount} photos or videos were`} damaged in the backup and left out.</b>{" "}
            Upload {leftOutCount === 1 ? "it" : "them"} again:
          </p>
          <DamagedFiles paths={leftOut} count={leftOutCount} />
        </div>
      )}
      <p className={styles.quiet}>The previous shop is saved in {storedIn} in the data folder for 30 days.</p>
      {(heldMails > 0 || replaced) && (
        <div className={styles.acts}>
          {heldMails > 0 && (
            <LinkButton small href={links.heldEmails()}>
              {heldMails === 1 ? "Review 1 email on hold" : `Review ${heldMails} emails on hold`}
            </LinkButton>
          )}
          {replaced && (
            <Button small look="line" onClick={() => onUndo(replaced)}>
              {undo ? "Redo the restore" : "Undo the restore"}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
