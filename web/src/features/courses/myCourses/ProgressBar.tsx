import { Icon } from "../../../ui/Icon";
import styles from "./MyCourses.later.module.css";
import { messages } from "./messages";

/** The watched share. Nothing is shown before the first play. */
export function ProgressBar({ percent, done, what }: { percent: number; done: boolean; what: string }) {
  if (done) {
    return (
      <span className={styles.done}>
        <Icon name="check" />
        {messages.done}
      </span>
    );
  }
  if (percent <= 0) return null;
  return (
    <span className={styles.share}>
      <progress className={styles.bar} max={100} value={percent} aria-label={what} />
      <span>{messages.watched(percent)}</span>
    </span>
  );
}
