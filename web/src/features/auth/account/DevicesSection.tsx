import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isOffline } from "../../../api/problem";
import { useRead } from "../../../api/read";
import { invalidate } from "../../../api/invalidate";
import type { SessionEntry } from "../../../api/schema";
import { longDay } from "../../../format/date";
import { Badge } from "../../../ui/Badge";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { ErrorState, Loading, Skeleton } from "../../../ui/States";
import { endSession } from "../calls";
import { copy } from "../copy";
import { codeOf, reasonOf } from "../../../form/failures";
import { accountView, sessionList } from "../queries";
import styles from "./Account.later.module.css";
import { whenHere } from "./whenHere";

const PHONE = "M7 3h10v18H7zM11 18h2";
const LAPTOP = "M5 5h14v11H5zM2 19.5h20";

/** The devices that are logged in, each with a button that logs it out. */
export function DevicesSection() {
  const client = useQueryClient();
  const { data, error, refetch, dataUpdatedAt } = useRead(sessionList());
  const [ending, setEnding] = useState<readonly number[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const others = data?.filter(({ current }) => !current) ?? [];

  const end = async (entries: readonly SessionEntry[]) => {
    setEnding(entries.map(({ id }) => id));
    try {
      for (const { id } of entries) {
        try {
          await endSession(id);
        } catch (failure) {
          // Already ended is fine.
          if (codeOf<"session_end">(failure) !== "auth.session_not_found") throw failure;
        }
      }
      toast(copy.account.loggedOut);
    } catch (failure) {
      toast(reasonOf(failure) ?? copy.login.failed, { kind: "error" });
    }
    // A change of contact that was pending is withdrawn with the sessions.
    await invalidate(client, { queryKey: accountView().queryKey });
    await invalidate(client, { queryKey: sessionList().queryKey });
    setEnding([]);
    // The pressed button disappeared with its device.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  };

  return (
    <section id="devices" aria-labelledby="devices-title">
      <div className={styles.head}>
        <h2 ref={title} id="devices-title" tabIndex={-1}>{copy.account.devices}</h2>
        {others.length > 1 && (
          <button
            type="button"
            className={shared.stitch}
            disabled={ending.length > 0}
            onClick={() => void end(others)}
          >
            {copy.account.logOutOthers}
          </button>
        )}
      </div>
      {data && (
        <ul className={styles.devices}>
          {data.map((entry) => (
            <li key={entry.id}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={/Android|iPhone/.test(entry.browser) ? PHONE : LAPTOP} />
              </svg>
              <p>
                <b>{entry.browser}</b>
                <span className={styles.when}>
                  {entry.current
                    ? copy.account.loggedIn(longDay(entry.createdAt))
                    : copy.account.lastHere(whenHere(entry.lastSeenAt, dataUpdatedAt))}
                </span>
              </p>
              {entry.current ? (
                <Badge>{copy.account.thisOne}</Badge>
              ) : (
                <button
                  type="button"
                  className={shared.stitch}
                  aria-label={copy.account.logOutDevice(entry.browser)}
                  disabled={ending.includes(entry.id)}
                  onClick={() => void end([entry])}
                >
                  {copy.account.logOut}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorState title={isOffline(error) ? copy.offline : copy.login.failed} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading text={copy.account.loading}>
          <Skeleton lines={4} />
        </Loading>
      )}
    </section>
  );
}
