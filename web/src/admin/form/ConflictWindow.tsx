import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import styles from "./Form.later.module.css";
import type { Conflict } from "./useEditForm";

interface Props<Values> {
  conflict: Conflict<Values>;
  labels: ReadonlyMap<string, string>;
}

/** Two people have changed the same thing: both versions side by side, and one of them is kept. */
export function ConflictWindow<Values extends Record<string, unknown>>({ conflict, labels }: Props<Values>) {
  const { mine, theirs, names, keepMine, takeTheirs, close } = conflict;
  const reported = names.flatMap((name) => {
    const label = labels.get(name);
    return label ? [{ name, label, mine: textOf(mine[name]), theirs: textOf(theirs[name]) }] : [];
  });
  return (
    <Dialog open onClose={close} title="Somebody changed this meanwhile">
      <p>
        It was saved by somebody else while you were writing. Nothing of yours is lost: choose which one stays.
      </p>
      {reported.length > 0 && (
        <dl className={styles.versions}>
          {reported.map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>
                <small>Yours</small>
                {field.mine}
              </dd>
              <dd>
                <small>Theirs</small>
                {field.theirs}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.choice}>
        <Button onClick={keepMine}>Keep mine</Button>
        <Button look="line" onClick={takeTheirs}>
          Take theirs
        </Button>
      </div>
    </Dialog>
  );
}

/** A value in words; what has none is only another one. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value === "" ? "Nothing" : value;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.length === 1 ? "1 in the list" : `${value.length} in the list`;
  return value === null || value === undefined ? "Nothing" : "Another one";
}
