import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { API } from "../../../../api/client";
import type { BackupList } from "../../../../api/schema";
import { links } from "../../../../links";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import shared from "../../../../ui/shared.module.css";
import styles from "../Maintenance.later.module.css";
import { backups } from "../paths";
import { adminBackupList } from "../queries";

const LOOK_EVERY_MS = 600;
const LOGGED_OUT = 401;

/**
 * Watches while the shop goes back. When it has opened again nobody is logged in any more, and that is how this page
 * learns that it is done. Not asked in the shop's usual way: that would lead to the login before anything was said.
 */
export function WentBack({ going }: { going: boolean }) {
  const [done, setDone] = useState(false);
  const client = useQueryClient();
  useEffect(() => {
    if (!going || done) return;
    let over = false;
    const look = async () => {
      const answer = await fetch(`${API}/admin/backups`);
      if (over) return;
      if (answer.status === LOGGED_OUT) setDone(true);
      else if (answer.ok) client.setQueryData(adminBackupList().queryKey, (await answer.json()) as BackupList);
    };
    // While the shop is closed there is no answer; the next look gets one.
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [going, done, client]);
  if (!done) return null;
  // Opened anew: what this page remembers is about the shop as it was.
  const logIn = () => location.assign(links.login(backups));
  return (
    <Dialog open sticky onClose={logIn} title="Your shop is back">
      <p className={styles.question}>
        It is what it was when the backup was made. Everybody was logged out: log in again, and this screen says what else there is to know.
      </p>
      <div className={shared.row}>
        <Button onClick={logIn}>Log in again</Button>
      </div>
    </Dialog>
  );
}
