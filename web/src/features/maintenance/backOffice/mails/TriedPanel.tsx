import { Panel } from "../../../../admin/Screen";
import type { MailTried } from "../../../../api/schema";
import styles from "../Maintenance.later.module.css";
import { saidOfTrouble } from "./troubleWords";

/** What came of a test or a try. */
export function TriedPanel({ tried: { trouble, says }, good }: { tried: MailTried; good: { title: string; text: string } }) {
  if (!trouble) {
    return (
      <div role="status">
        <Panel title={good.title} className={styles.worked}>
          <p>{good.text}</p>
        </Panel>
      </div>
    );
  }
  const { title, mend } = saidOfTrouble(trouble);
  return (
    <div role="alert">
      <Panel title={title} className={styles.failed}>
        <p>{mend}</p>
        {says && <p className={styles.theirs}>{says}</p>}
      </Panel>
    </div>
  );
}
