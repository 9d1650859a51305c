import { Gone } from "../../../admin/form/Gone";
import { Panel, Screen, WaitingScreen } from "../../../admin/Screen";
import { LOOK_AGAIN_MS, useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import type { ImportDetail, ImportSummary } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { counted, labelOf } from "./copy";
import { Columns } from "./Columns";
import styles from "./Imports.later.module.css";
import { idAt, imports } from "./paths";
import { importView } from "./queries";
import { Result } from "./Result";

const WORKING_MS = 700;

const isWorking = (detail: ImportDetail | undefined): boolean =>
  detail?.import.status === "running" || detail?.import.status === "undoing";

/** One import: its columns and preview, then its progress, then its result. */
export function ImportPage() {
  const id = idAt(useVisit().path);
  const { data, error, refetch } = useFresh(importView(id), (last) => (isWorking(last) ? WORKING_MS : LOOK_AGAIN_MS));
  if (isNotFound(error)) return <Gone title="Import" back={imports} />;
  if (!data) return <WaitingScreen title="Import" back={imports} failure={error} onRetry={() => void refetch()} />;
  const { import: one } = data;
  return (
    <Screen title={`Import ${labelOf(one.kind).toLowerCase()}`} back={imports}>
      {one.status === "draft" && <Columns key={one.id} detail={data} />}
      {isWorking(data) && <Progress of={one} />}
      {(one.status === "done" || one.status === "undone") && <Result of={one} />}
    </Screen>
  );
}

function Progress({ of }: { of: ImportSummary }) {
  const undoing = of.status === "undoing";
  const done = undoing ? of.undone + of.notUndone : of.created + of.updated + of.unchanged + of.rejected;
  const all = undoing ? of.created + of.updated : of.rowCount;
  const label = undoing ? "Undoing the import" : "Importing";
  return (
    <Panel title={label} className={styles.run}>
      <progress aria-label={label} max={all} value={done} />
      <p role="status">
        {counted(done, "row")} of {all.toLocaleString("en-IN")}
      </p>
      <p className={styles.quiet}>You can leave this page. It continues in the background, also after a restart.</p>
    </Panel>
  );
}
