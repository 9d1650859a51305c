import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import styles from "./Form.later.module.css";
import type { Conflict } from "./useEditForm";

interface Props<Values> {
  conflict: Conflict<Values>;
  labels: ReadonlyMap<string, string>;
}

/** Two people changed the same thing: shows both versions, of which one is kept. */
export function ConflictDialog<Values extends Record<string, unknown>>({ conflict, labels }: Props<Values>) {
  const { mine, theirs, names, keepMine, takeTheirs, close } = conflict;
  const reported = names.flatMap((name) => {
    const label = labels.get(name);
    return label ? [{ name, label, mine: textOf(mine[name]), theirs: textOf(theirs[name]) }] : [];
  });
  return (
    <Dialog open onClose={close} title="Someone else changed this">
      <p>
        Someone else saved changes while you were editing. Choose which version to keep.
      </p>
      {reported.length > 0 && (
        <dl className={styles.versions}>
          {reported.map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>
                <small>Your version</small>
                {field.mine}
              </dd>
              <dd>
                <small>Their version</small>
                {field.theirs}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.choice}>
        <Button onClick={keepMine}>Keep my changes</Button>
        <Button look="line" onClick={takeTheirs}>
          Load their changes
        </Button>
      </div>
    </Dialog>
  );
}

/** A value as text. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value === "" ? "Empty" : value;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.length === 1 ? "1 item" : `${value.length} items`;
  return value === null || value === undefined ? "Empty" : "Changed";
}
