import { useState } from "react";
import { AskingButton } from "../../../../admin/AskingButton";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { momentInside } from "../../../../admin/moments";
import { Panel } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import type { BackupBucket, BackupBucketSaved } from "../../../../api/schema";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import styles from "../Maintenance.later.module.css";
import { deleteBackupBucket } from "../queries";
import { BucketForm } from "./BucketForm";
import { RecoveryKeyDialog } from "./RecoveryKeyDialog";

/** The storage elsewhere to which backups are uploaded. */
export function BucketPanel({ bucket }: { bucket: BackupBucket | undefined }) {
  const [editing, setEditing] = useState(false);
  const [shown, setShown] = useState<BackupBucketSaved>();
  const saved = (answer: BackupBucketSaved) => {
    setEditing(false);
    if (answer.recoveryKey) setShown(answer);
    else toast("The storage works. Saved.");
  };
  return (
    <Panel title="Storage elsewhere">
      {editing ? (
        <BucketForm bucket={bucket} onSaved={saved} onCancel={() => setEditing(false)} />
      ) : bucket ? (
        <Stored bucket={bucket} onEdit={() => setEditing(true)} />
      ) : (
        <>
          <p>
            Upload every backup, encrypted, to storage that you rent: Amazon S3, Cloudflare R2, Backblaze B2, Wasabi or another
            S3-compatible one. If this machine fails, your shop comes back from there.
          </p>
          <div className={styles.acts}>
            <Button small onClick={() => setEditing(true)}>
              Set up storage
            </Button>
          </div>
        </>
      )}
      {shown?.recoveryKey && <RecoveryKeyDialog recoveryKey={shown.recoveryKey} qrCode={shown.qrCode} onClose={() => setShown(undefined)} />}
    </Panel>
  );
}

function Stored({ bucket, onEdit }: { bucket: BackupBucket; onEdit: () => void }) {
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const remove = async () => {
    if (await change(() => guard(deleteBackupBucket))) toast("Removed. What is in the storage stays there.");
  };
  return (
    <>
      <p className={styles.message}>
        <b>{bucket.bucket}</b> at {bucket.endpoint} <Condition bucket={bucket} />
      </p>
      <p className={styles.quiet}>{stateOf(bucket)}</p>
      <div className={styles.acts}>
        <Button small look={bucket.confirmed ? "line" : undefined} onClick={onEdit}>
          {bucket.confirmed ? "Change storage" : "Continue setup"}
        </Button>
        <AskingButton
          label="Remove storage"
          title="Remove the storage?"
          text="Backups are no longer uploaded, and the secret access key is deleted here. What is in the storage stays there: keep its recovery key."
          yes="Remove"
          small
          busy={busy}
          onYes={remove}
        />
      </div>
      {confirmDialog}
    </>
  );
}

function Condition({ bucket: { confirmed, failure, pushedAt } }: { bucket: BackupBucket }) {
  if (!confirmed) return <Badge kind="bad">Not finished</Badge>;
  if (failure) return <Badge kind="bad">Upload failed</Badge>;
  return pushedAt ? <Badge kind="good">Uploaded</Badge> : null;
}

function stateOf({ confirmed, failure, pushedAt, left }: BackupBucket): string {
  if (!confirmed) return "Nothing is uploaded until you confirm that you have stored the recovery key.";
  const last = pushedAt ? `Last upload: ${momentInside(pushedAt)}.` : "The newest backup is uploaded within minutes.";
  if (failure) return `${failure} ${last}`;
  return left > 0 ? `${last} ${left} photos and videos to go.` : last;
}
