import { useConfirmed } from "../../../admin/confirm/useConfirmed";
import { saveFile } from "../../../ui/saveFile";
import { Panel } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import type { ImportFileKind } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { KINDS } from "./copy";
import styles from "./Imports.later.module.css";
import { exportFile, type FileFormat } from "./queries";

const FORMATS: readonly FileFormat[] = ["xlsx", "csv"];

/** Downloads everything of a kind, in the columns of an import. */
export function ExportPanel() {
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const download = (kind: ImportFileKind, format: FileFormat) =>
    change(async () => saveFile(await guard(() => exportFile(kind, format)), `${kind.replace("_", "-")}.${format}`));
  return (
    <Panel title="Export">
      <p className={styles.quiet}>In the same columns, so that you can change a file in a spreadsheet and import it again.</p>
      <ul className={styles.imports} aria-label="Exports">
        {KINDS.map(({ kind, label }) => (
          <li key={kind}>
            <b className={styles.kind}>{label}</b>
            <div className={styles.lineActs}>
              {FORMATS.map((format) => (
                <Button key={format} small look="line" busy={busy} onClick={() => void download(kind, format)}>
                  {format.toUpperCase()}
                  <span className={shared.hidden}> of {label.toLowerCase()}</span>
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {confirmDialog}
    </Panel>
  );
}
