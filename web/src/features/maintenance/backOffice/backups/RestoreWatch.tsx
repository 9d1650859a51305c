import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { API } from "../../../../api/client";
import type { BackupList } from "../../../../api/schema";
import { links } from "../../../../links";
import { whileLeaving } from "../../../auth/public/session";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import shared from "../../../../ui/shared.module.css";
import styles from "../Maintenance.later.module.css";
import { backups } from "../paths";
import { adminBackupList } from "../queries";

const LOOK_EVERY_MS = 600;
const LOGGED_OUT = 401;

/**
 * Polls a restore. When the shop has reopened every session has ended, which is how this page learns that it
 * is done. Polls without the API client, which would redirect to the login before the result is shown.
 */
export function RestoreWatch({ restoring }: { restoring: boolean }) {
  const [done, setDone] = useState(false);
  const client = useQueryClient();
  useEffect(() => {
    if (!restoring) return;
    let over = false;
    // Other requests of the page are refused too once the shop has reopened, perhaps before the next poll.
    let stopWaiting = () => {};
    void whileLeaving(() => new Promise<void>((stop) => (stopWaiting = stop)));
    const look = async () => {
      const answer = await fetch(`${API}/admin/backups`);
      if (over) return;
      if (answer.status === LOGGED_OUT) {
        clearInterval(timer);
        setDone(true);
      } else if (answer.ok) client.setQueryData(adminBackupList().queryKey, (await answer.json()) as BackupList);
    };
    // There is no response while the shop is closed; the next poll gets one.
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
    return () => {
      over = true;
      clearInterval(timer);
      stopWaiting();
    };
  }, [restoring, client]);
  if (!done) return null;
  // A full load: the cache is about the shop before the restore.
  const logIn = () => location.assign(links.login(backups));
  return (
    <Dialog open sticky="outside" onClose={logIn} title="Restore finished">
      <p className={styles.question}>Everyone was logged out. Log in again to see the result and the next steps.</p>
      <div className={shared.row}>
        <Button onClick={logIn}>Log in</Button>
      </div>
    </Dialog>
  );
}
