import { useChange } from "../../../../admin/useChange";
import type { Backup } from "../../../../api/schema";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { momentInside } from "../moments";
import { deleteBackup } from "../queries";
import styles from "../Maintenance.later.module.css";

/** A backup that is deleted cannot be brought back, so it is asked. */
export function DeleteWindow({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { busy, change } = useChange();
  const when = momentInside(backup.madeAt);
  const remove = async () => {
    if (await change(() => deleteBackup(backup.name))) toast("The backup is deleted");
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Delete this backup?">
      <p className={styles.question}>
        The one of {when} goes for good. Your shop stays as it is; only the way back to that moment is gone.
      </p>
      <div className={shared.row}>
        <Button busy={busy} busyText="Deleting..." onClick={() => void remove()}>
          Delete it
        </Button>
        <Button look="line" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
