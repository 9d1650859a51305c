import { useFresh } from "../../../../admin/useFresh";
import type { Backup, BackupSheet } from "../../../../api/schema";
import { Dialog } from "../../../../ui/Dialog";
import { ErrorState, Loading, Skeleton } from "../../../../ui/States";
import { damagedFiles } from "../damagedFiles";
import { momentInside } from "../moments";
import { adminBackupView, restoreBackup } from "../queries";
import styles from "../Maintenance.later.module.css";
import { DamagedFiles } from "./DamagedFiles";
import { lostSince } from "./lost";
import { ShopNameForm } from "./ShopNameForm";

interface Props {
  backup: Backup;
  onClose: () => void;
}

/** Asks before the shop goes back, and says what that costs. */
export function RestoreWindow({ backup, onClose }: Props) {
  const { data, error, refetch } = useFresh(adminBackupView(backup.name));
  return (
    <Dialog open onClose={onClose} title={`Back to ${momentInside(backup.madeAt)}?`}>
      {data ? (
        <Question sheet={data} onClose={onClose} />
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

function Question({ sheet, onClose }: { sheet: BackupSheet; onClose: () => void }) {
  const { backup, shopName } = sheet;
  const lost = lostSince(sheet);
  return (
    <ShopNameForm shopName={shopName} begin={(typed) => restoreBackup(backup.name, typed)} onClose={onClose}>
      {lost.length > 0 ? (
        <>
          <p>
            Everything since then goes. <b>This will be gone:</b>
          </p>
          <ul className={styles.lost}>
            {lost.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>Nothing new has come since then. What was changed or deleted becomes what it was.</p>
      )}
      {backup.damagedCount > 0 && (
        <div>
          <p>
            <b>{damagedFiles(backup.damagedCount)} in this backup.</b> They may be missing afterwards; everything else comes back.
          </p>
          <DamagedFiles paths={backup.damaged} count={backup.damagedCount} />
        </div>
      )}
      <p>
        The backup is read from end to end first. If its database is damaged, nothing happens; a damaged photo or video is left out, and you
        are told which. Then the shop closes for a moment. Everybody is logged out, you too. The shop as it is now is put aside for 30 days,
        and this screen brings it back.
      </p>
    </ShopNameForm>
  );
}
