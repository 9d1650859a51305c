import { useFresh } from "../../../../admin/useFresh";
import type { Backup, BackupDetail } from "../../../../api/schema";
import { Dialog } from "../../../../ui/Dialog";
import { ErrorState, Loading, Skeleton } from "../../../../ui/States";
import { damagedFiles } from "../damagedFiles";
import { momentInside } from "../../../../admin/moments";
import { adminBackupView, restoreBackup } from "../queries";
import styles from "../Maintenance.later.module.css";
import { DamagedFiles } from "./DamagedFiles";
import { lostSince } from "./lost";
import { ShopNameForm } from "./ShopNameForm";

interface Props {
  backup: Backup;
  onClose: () => void;
}

/** Confirms restoring a backup, and lists what would be lost. */
export function RestoreDialog({ backup, onClose }: Props) {
  const { data, error, refetch } = useFresh(adminBackupView(backup.name));
  return (
    <Dialog open onClose={onClose} title={`Restore the backup of ${momentInside(backup.madeAt)}?`}>
      {data ? (
        <Question detail={data} onClose={onClose} />
      ) : error ? (
        <ErrorState as="p" title={error.message} onRetry={() => void refetch()} />
      ) : (
        <Loading text="Loading...">
          <Skeleton lines={5} />
        </Loading>
      )}
    </Dialog>
  );
}

function Question({ detail, onClose }: { detail: BackupDetail; onClose: () => void }) {
  const { backup, shopName } = detail;
  const lost = lostSince(detail);
  return (
    <ShopNameForm shopName={shopName} begin={(typed) => restoreBackup(backup.name, typed)} onClose={onClose}>
      {lost.length > 0 ? (
        <>
          <p>
            Everything since then will be lost. <b>This includes:</b>
          </p>
          <ul className={styles.lost}>
            {lost.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>Nothing was added since then. Later changes and deletions are reverted.</p>
      )}
      {backup.damagedCount > 0 && (
        <div>
          <p>
            <b>{damagedFiles(backup.damagedCount)} in this backup.</b> {backup.damagedCount === 1 ? "It" : "They"} may be missing after the restore; everything else is restored.
          </p>
          <DamagedFiles paths={backup.damaged} count={backup.damagedCount} />
        </div>
      )}
      <p>
        The backup is verified first. If its database is damaged, nothing changes; damaged photos and videos are left out and listed here.
        Then the shop closes for a moment, and everybody is logged out, including you. Your shop as it is now is saved for 30 days, so you
        can undo the restore.
      </p>
    </ShopNameForm>
  );
}
