import { useChange } from "../../../../admin/useChange";
import type { Backup } from "../../../../api/schema";
import { FormButtons } from "../../../../form/FormButtons";
import { Dialog } from "../../../../ui/Dialog";
import { toast } from "../../../../ui/noticeStore";
import { momentInside } from "../../../../admin/moments";
import { deleteBackup } from "../queries";
import styles from "../Maintenance.later.module.css";

/** Confirms deleting a backup, which cannot be undone. */
export function DeleteDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { busy, change } = useChange();
  const when = momentInside(backup.madeAt);
  const remove = async () => {
    if (await change(() => deleteBackup(backup.name))) toast("Backup deleted");
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Delete this backup?">
      <p className={styles.question}>
        The backup of {when} is deleted permanently. Your shop itself does not change.
      </p>
      <FormButtons busy={busy} busyText="Deleting..." onAct={() => void remove()} onCancel={onClose} free>
        Delete
      </FormButtons>
    </Dialog>
  );
}
