import { useState } from "react";
import { DownloadLink } from "../../../admin/DownloadLink";
import { Panel, Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import styles from "./Missed.later.module.css";
import { reportView } from "./queries";

const FIRST = 12;

/** The searches without results: what visitors would have bought. */
export function MissedReport({ month }: { month: string }) {
  const { data: report, error, refetch } = useFresh(reportView(month));
  const [all, setAll] = useState(false);
  if (!report) return <Waiting failure={error} onRetry={() => void refetch()} />;
  const { missed } = report;
  const shown = all ? missed : missed.slice(0, FIRST);
  const most = Math.max(1, ...missed.map(({ times }) => times));
  return (
    <Panel title="Searches without results">
      <p className={shared.muted}>
        {missed.length === 0 ? (
          "No searches without results."
        ) : (
          <>
            Consider offering these, or <Anchor href="/admin/settings/search">add a synonym</Anchor>.
          </>
        )}
      </p>
      <ul className={styles.missed}>
        {shown.map(({ query, times }) => (
          <li key={query}>
            <span>{query}</span>
            <i style={{ width: `${(times / most) * 100}%` }} aria-hidden="true" />
            <b>
              {times}
              <span className={shared.hidden}> {times === 1 ? "time" : "times"}</span>
            </b>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {shown.length < missed.length && (
          <button type="button" className={shared.stitch} onClick={() => setAll(true)}>
            Show all {missed.length}
          </button>
        )}
        {missed.length > 0 && <DownloadLink href={`/api/admin/search/report.csv?month=${month}`} what="what was not found" />}
      </div>
    </Panel>
  );
}
