import { useSyncExternalStore } from "react";
import styles from "./Bars.module.css";

function subscribe(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** Says when the network is gone, for as long as it is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p className={styles.offline} role="status">
      {online ? null : "No Network Connection"}
    </p>
  );
}
