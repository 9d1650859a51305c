import { Panel } from "../../../../admin/Screen";
import type { MailTried } from "../../../../api/schema";
import styles from "../Emails.later.module.css";
import { copyOfError } from "./errorCopy";

/** The result of a test. */
export function TriedPanel({ tried: { error, says }, good }: { tried: MailTried; good: { title: string; text: string } }) {
  if (!error) {
    return (
      <div role="status">
        <Panel title={good.title} className={styles.worked}>
          <p>{good.text}</p>
        </Panel>
      </div>
    );
  }
  const { title, hint } = copyOfError(error);
  return (
    <div role="alert">
      <Panel title={title} className={styles.failed}>
        <p>{hint}</p>
        {says && <p className={styles.theirs}>{says}</p>}
      </Panel>
    </div>
  );
}
