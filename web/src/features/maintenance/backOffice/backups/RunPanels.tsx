import { useState } from "react";
import { Panel } from "../../../../admin/Screen";
import type { FailedRun, LastRestore, MaintenanceRun, ReplacedShopSummary } from "../../../../api/schema";
import { Button, LinkButton } from "../../../../ui/Button";
import { moment, momentInside } from "../moments";
import { mails } from "../paths";
import styles from "../Maintenance.later.module.css";
import { DamagedFiles } from "./DamagedFiles";

function stepOf({ kind, step, done, of }: MaintenanceRun): string {
  switch (step) {
    case "media":
      return of > 0 ? `Pictures and videos: ${done} of ${of}` : "Pictures and videos";
    case "database":
      return kind === "backup" ? "Orders, customers and everything that is written down" : "Laying everything out";
    case "checking":
      return "Reading it from end to end";
    case "reopening":
      return "The shop closes for a moment, and opens again";
    default:
      return "Getting ready";
  }
}

/** What is being done at this moment. The shop stays open. */
export function Running({ run }: { run: MaintenanceRun }) {
  const counted = run.step === "media" && run.of > 0;
  const words = stepOf(run);
  return (
    <Panel title={run.kind === "backup" ? "A backup is being made" : "The shop goes back"} className={styles.run}>
      <progress aria-label={words} max={counted ? run.of : undefined} value={counted ? run.done : undefined} />
      <p role="status">{words}</p>
    </Panel>
  );
}

export function Failed({ run: { kind, message, at } }: { run: FailedRun }) {
  return (
    <Panel title={kind === "backup" ? "Something is wrong with the backups" : "The shop did not go back"} className={styles.failed}>
      <p className={styles.message}>{message}</p>
      <p className={styles.quiet}>
        {moment(at)}. {kind === "restore" ? "Nothing has changed." : "It is tried again every few minutes while a backup is due."}
      </p>
    </Panel>
  );
}

/** For so many days it is worth telling. */
const TOLD_MS = 14 * 86_400_000;

interface RestoredProps {
  last: LastRestore;
  /** The shop that it replaced, as long as it can come back. */
  replaced?: ReplacedShopSummary | undefined;
  onUndo: (shop: ReplacedShopSummary) => void;
}

/** What a restore left for the owner to know and to decide. */
export function Restored({ last, replaced, onUndo }: RestoredProps) {
  const { at, madeAt, keptIn, heldMails, undo, leftOut, leftOutCount } = last;
  const [now] = useState(() => Date.now());
  if (now - Date.parse(at) > TOLD_MS) return null;
  return (
    <Panel title={undo ? "The restore was undone" : "The shop went back"} className={styles.needed}>
      <p>
        {moment(at)}: your shop is what it was {momentInside(madeAt)}. Everybody was logged out, and links in older mails stopped working.
        Payments that were open are looked up at the payment provider, and come in by themselves.
      </p>
      {leftOutCount > 0 && (
        <div className={styles.leftOut}>
          <p>
            <b>{leftOutCount === 1 ? "1 photo or video was" : `${leftOutCount} photos or videos were`} damaged in the backup and left out.</b>{" "}
            Upload them again:
          </p>
          <DamagedFiles paths={leftOut} count={leftOutCount} />
        </div>
      )}
      <p className={styles.quiet}>
        The shop as it was before lies in {keptIn} of the data folder for 30 days.
      </p>
      {(heldMails > 0 || replaced) && (
        <div className={styles.acts}>
          {heldMails > 0 && (
            <LinkButton small href={`${mails()}?filter=held`}>
              {heldMails === 1 ? "Decide about 1 mail" : `Decide about ${heldMails} mails`}
            </LinkButton>
          )}
          {replaced && (
            <Button small look="line" onClick={() => onUndo(replaced)}>
              {undo ? "Go back to the restored shop" : "Undo the restore"}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
