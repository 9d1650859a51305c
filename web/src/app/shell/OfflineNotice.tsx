import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { OFFLINE } from "../../format/failures";
import styles from "./Bars.module.css";

function subscribe(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** A notice while there is no network. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={styles.offline} role="status">
      {!online && <Notice />}
    </div>
  );
}

/** Some devices wrongly report being offline: a request to the shop decides. */
function Notice() {
  const client = useQueryClient();
  const [reached, setReached] = useState(false);
  const tryAgain = async () => {
    try {
      const answer = await fetch("/api/health", { cache: "no-store" });
      if (!answer.ok) return;
    } catch {
      return;
    }
    setReached(true);
    await client.refetchQueries({ type: "active" });
  };
  if (reached) return null;
  return (
    <p>
      {OFFLINE}
      <button type="button" onClick={() => void tryAgain()}>
        Try Again
      </button>
    </p>
  );
}
