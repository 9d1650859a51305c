import { useState } from "react";
import { useLocation } from "wouter";
import { FileButton } from "../../../admin/FileButton";
import { momentInside } from "../../../admin/moments";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import { useFresh } from "../../../admin/useFresh";
import type { ImportFileKind, ImportSummary } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { Choice } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import { counted, KINDS, labelOf, resultOf } from "./copy";
import { ExportPanel } from "./ExportPanel";
import styles from "./Imports.later.module.css";
import { importAt, settings } from "./paths";
import { importList, sampleFile, uploadFile } from "./queries";
import { WebsitePanel } from "./website/WebsitePanel";

/** Starts an import, exports, and lists earlier imports. */
export function ImportsPage() {
  const { data, error, refetch } = useFresh(importList());
  return (
    <Screen title="Import and export" back={settings}>
      <UploadPanel />
      <WebsitePanel />
      <ExportPanel />
      {data ? data.length > 0 && <EarlierPanel imports={data} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Screen>
  );
}

function UploadPanel() {
  const [kind, setKind] = useState<ImportFileKind>("customers");
  const [share, setShare] = useState<number>();
  const [, navigate] = useLocation();
  const { busy, changed } = useChange();
  const open = async (file: File | undefined) => {
    if (!file) return;
    setShare(0);
    const detail = await changed(() => uploadFile(kind, file, setShare));
    setShare(undefined);
    if (detail) navigate(importAt(detail.import.id));
  };
  const chosen = KINDS.find((one) => one.kind === kind);
  return (
    <Panel title="Import from a spreadsheet">
      <fieldset className={styles.kinds}>
        <legend>What is in your file?</legend>
        {KINDS.map(({ kind: value, label }) => (
          <Choice key={value} type="radio" name="kind" label={label} value={value} checked={kind === value} onChange={() => setKind(value)} />
        ))}
      </fieldset>
      <p className={styles.quiet}>{chosen?.hint}</p>
      <p className={styles.quiet}>
        XLSX or CSV, up to 5 MB and 20,000 rows, with column names in the first row. You see what will happen before anything is saved, and
        can undo an import for 30 days.
      </p>
      <div className={styles.acts}>
        <FileButton name="File to import" accept=".csv,.xlsx,text/csv" busy={busy} onFiles={([file]) => void open(file)}>
          Choose a file
        </FileButton>
        <a href={sampleFile(kind, "xlsx")} download className={shared.stitch}>
          Sample file (XLSX)
        </a>
        <a href={sampleFile(kind, "csv")} download className={shared.stitch}>
          Sample file (CSV)
        </a>
      </div>
      {share !== undefined && (
        <div className={styles.run}>
          <progress aria-label="Uploading" max={1} value={share} />
          <p role="status">Uploading…</p>
        </div>
      )}
    </Panel>
  );
}

function EarlierPanel({ imports }: { imports: readonly ImportSummary[] }) {
  return (
    <Panel title="Earlier imports">
      <ul className={styles.imports} aria-label="Earlier imports">
        {imports.map((one) => (
          <li key={one.id}>
            <div className={styles.text}>
              <b>
                <Anchor href={importAt(one.id)}>{one.fileName}</Anchor>
              </b>
              <small>
                {labelOf(one.kind)}, {momentInside(one.createdAt)}
              </small>
              <small>{one.status === "draft" ? counted(one.rowCount, "row") : resultOf(one)}</small>
            </div>
            <Status of={one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Status({ of: { status } }: { of: ImportSummary }) {
  switch (status) {
    case "draft":
      return <Badge kind="waiting">Not started</Badge>;
    case "running":
      return <Badge kind="info">In progress</Badge>;
    case "undoing":
      return <Badge kind="info">Being undone</Badge>;
    case "undone":
      return <Badge kind="info">Undone</Badge>;
    case "done":
      return <Badge>Done</Badge>;
  }
}
