import { useEffect, useRef } from "react";
import { Panel } from "../../../admin/Screen";
import type { ImportPreview, PreviewRow } from "../../../api/schema";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { counted, OUTCOMES } from "./copy";
import styles from "./Imports.later.module.css";

interface Props {
  preview: ImportPreview;
  rowCount: number;
  busy: boolean;
  onStart: () => void;
}

/** What an import would do with the first rows. */
export function Preview({ preview, rowCount, busy, onStart }: Props) {
  const { tried, created, updated, unchanged, rejected, rows } = preview;
  const whole = tried >= rowCount;
  // The rest of a longer file may have more rows that are skipped.
  const imported = whole ? created + updated : rowCount - unchanged - rejected;
  const counts = [
    { label: "New", count: created },
    { label: "Updated", count: updated },
    { label: "No change", count: unchanged },
    { label: "Skipped", count: rejected },
  ];
  const title = useRef<HTMLHeadingElement>(null);
  // It is below a long list of columns, out of sight.
  useEffect(() => {
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [preview]);
  return (
    <Panel title="Preview" titleRef={title}>
      <p className={styles.quiet} role="status">
        {whole ? `All ${counted(tried, "row")}` : `The first ${counted(tried, "row")} of ${rowCount.toLocaleString("en-IN")}`}. Nothing is
        saved yet.
      </p>
      <dl className={styles.counts}>
        {counts.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.imports} aria-label="Rows of the preview">
        {rows.map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </ul>
      <div className={styles.acts}>
        <Button busy={busy} busyText="Starting…" onClick={onStart}>
          Import {!whole && "up to "}
          {counted(imported, "row")}
        </Button>
      </div>
      {rejected > 0 && <p className={styles.quiet}>Skipped rows are listed in a file that you can correct and import afterwards.</p>}
    </Panel>
  );
}

const LOOKS = { created: "good", updated: "info", unchanged: "info", rejected: "bad" } as const;

function Row({ row: { number, title, outcome, problems } }: { row: PreviewRow }) {
  return (
    <li>
      <div className={styles.text}>
        <b>{title || "Empty row"}</b>
        <small>Row {number}</small>
        {problems.map(({ field, message }) => (
          <p key={field + message} className={styles.problem}>
            <b>{field}:</b> {message}
          </p>
        ))}
      </div>
      <Badge kind={LOOKS[outcome]}>{OUTCOMES[outcome]}</Badge>
    </li>
  );
}
