import { useState } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import type { Backup, BackupSheet } from "../../../../api/schema";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { Field } from "../../../../ui/Field";
import { ErrorState, Loading, Skeleton } from "../../../../ui/States";
import shared from "../../../../ui/shared.module.css";
import { momentInside } from "../moments";
import { adminBackupView, restoreBackup } from "../queries";
import styles from "../Maintenance.later.module.css";
import { lostSince } from "./lost";

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

const plain = (text: string): string => text.trim().toLowerCase();

function Question({ sheet, onClose }: { sheet: BackupSheet; onClose: () => void }) {
  const { backup, shopName } = sheet;
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const { busy, change } = useChange();
  const { guard, confirmWindow } = useConfirmed();
  const lost = lostSince(sheet);
  const goBack = async () => {
    if (plain(typed) !== plain(shopName)) {
      setWrong(true);
      return;
    }
    if (await change(() => guard(() => restoreBackup(backup.name, typed)))) onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void goBack();
      }}
    >
      <div className={styles.question}>
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
        <p>
          The backup is read from end to end first; if anything is wrong with it, nothing happens. Then the shop closes for a moment.
          Everybody is logged out, you too. The shop as it is now is put aside for 30 days.
        </p>
      </div>
      <Field
        label={`Type the name of your shop: ${shopName}`}
        hint="So that nobody goes back by mistake."
        error={wrong && plain(typed) !== plain(shopName) ? `Type exactly this: ${shopName}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={shared.row}>
        <Button type="submit" busy={busy} busyText="Going back...">
          Go back
        </Button>
        <Button look="line" onClick={onClose}>
          Stay as it is
        </Button>
      </div>
      {confirmWindow}
    </form>
  );
}
