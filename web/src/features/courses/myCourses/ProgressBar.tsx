import { Icon } from "../../../ui/Icon";
import styles from "./MyCourses.later.module.css";
import { words } from "./words";

/** How much was really watched. Before the first play there is nothing to show. */
export function ProgressBar({ percent, done, what }: { percent: number; done: boolean; what: string }) {
  if (done) {
    return (
      <span className={styles.done}>
        <Icon name="check" />
        {words.done}
      </span>
    );
  }
  if (percent <= 0) return null;
  return (
    <span className={styles.share}>
      <progress className={styles.bar} max={100} value={percent} aria-label={what} />
      <span>{words.watched(percent)}</span>
    </span>
  );
}
