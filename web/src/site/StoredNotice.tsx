import { useSyncExternalStore } from "react";
import { onStoredAt, readStoredAt } from "../api/storedAt";
import { recentMoment } from "../format/date";
import { classNames } from "../ui/classNames";
import shared from "../ui/shared.module.css";
import styles from "./StoredNotice.later.module.css";

/** Says that orders or courses are those last seen on this device, because there is no network. `wide`: outside the page's column. */
export function StoredNotice({ wide }: { wide?: boolean }) {
  const storedAt = useSyncExternalStore(onStoredAt, readStoredAt, () => 0);
  return (
    <div role="status" className={wide ? shared.wrap : undefined}>
      {storedAt > 0 && <p className={classNames(styles.notice, wide && styles.below)}>As of {recentMoment(new Date(storedAt).toISOString())}. You are offline.</p>}
    </div>
  );
}
