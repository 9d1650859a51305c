import { Panel } from "../../../../admin/Screen";
import type { WebsiteList, WebsiteListPreview } from "../../../../api/schema";
import { Button } from "../../../../ui/Button";
import { counted, labelOf, resultOf } from "../copy";
import styles from "../Imports.later.module.css";

const MOST_PROBLEMS = 5;

interface Props {
  previews: readonly WebsiteListPreview[];
  lists: readonly WebsiteList[];
  busy: boolean;
  onStart: () => void;
}

/** What the import of the chosen lists would do, with the first problems of each. */
export function ListPreviews({ previews, lists, busy, onStart }: Props) {
  const entries = (of: WebsiteListPreview) => lists.find(({ kind }) => kind === of.kind)?.import?.rowCount ?? of.preview.tried;
  const all = previews.reduce((before, one) => before + entries(one), 0);
  return (
    <Panel title="Preview">
      <p className={styles.quiet} role="status">
        Nothing is saved yet. Images are fetched during the import.
      </p>
      <ul className={styles.imports} aria-label="Preview of the lists">
        {previews.map(({ kind, preview }) => {
          const rows = preview.rows.filter(({ problems }) => problems.length > 0);
          return (
            <li key={kind}>
              <div className={styles.text}>
                <b>{labelOf(kind)}</b>
                <small>{resultOf(preview)}</small>
                {preview.tried < entries({ kind, preview }) && (
                  <small>
                    Of the first {counted(preview.tried, "entry", "entries")}. Those that name a later entry of another list count as skipped here.
                  </small>
                )}
                {rows.slice(0, MOST_PROBLEMS).map(({ number, title, problems }) => (
                  <p key={number} className={styles.problem}>
                    {title || `Entry ${number}`}: {problems.map(({ field, message }) => `${field}: ${message}`).join(" ")}
                  </p>
                ))}
                {rows.length > MOST_PROBLEMS && <small>And {counted(rows.length - MOST_PROBLEMS, "more entry", "more entries")} with problems.</small>}
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.acts}>
        <Button busy={busy} busyText="Starting…" onClick={onStart}>
          Import {counted(all, "entry", "entries")}
        </Button>
      </div>
    </Panel>
  );
}
