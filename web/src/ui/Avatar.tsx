import { classNames } from "./classNames";
import styles from "./Labels.module.css";

/** A round avatar with the initials of a name. */
export function Avatar({ name, second }: { name: string; second?: boolean | undefined }) {
  const words = name.trim().split(/\s+/);
  const letters =
    words.length > 1
      ? words.slice(0, 2).map((word) => Array.from(word)[0] ?? "")
      : Array.from(words[0] ?? "").slice(0, 2);
  return (
    <span className={classNames(styles.avatar, second && styles.second)} aria-hidden="true">
      {letters.join("").toUpperCase()}
    </span>
  );
}
