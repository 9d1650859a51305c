import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import styles from "./Form.later.module.css";
import type { Conflict } from "./useEditForm";
import { valueText } from "./valueText";

interface Props<Values> {
  conflict: Conflict<Values>;
  labels: ReadonlyMap<string, string>;
}

/** The same fields were changed here and in a version that was saved since: shows both, of which one is saved. */
export function ConflictDialog<Values extends Record<string, unknown>>({ conflict, labels }: Props<Values>) {
  const { mine, stored, names, keepMine, takeStored, close } = conflict;
  const reported = names.flatMap((name) => {
    const label = labels.get(name);
    return label ? [{ name, label, mine: valueText(mine[name]), stored: valueText(stored[name]) }] : [];
  });
  return (
    <Dialog open onClose={close} title="This changed since you began">
      <p>Other changes were saved here since you began, perhaps by you in another window. Choose which version to keep.</p>
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
                <small>Saved version</small>
                {field.stored}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.choice}>
        <Button onClick={keepMine}>Keep my changes</Button>
        <Button look="line" onClick={takeStored}>
          Load saved version
        </Button>
      </div>
    </Dialog>
  );
}
