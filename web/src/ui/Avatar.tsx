import { classNames } from "./classNames";
import styles from "./Labels.module.css";

/** A round avatar with the initials of a name. */
export function Avatar({ name, second }: { name: string; second?: boolean | undefined }) {
  const parts = name.trim().split(/\s+/);
  const letters =
    parts.length > 1
      ? parts.slice(0, 2).map((word) => Array.from(word)[0] ?? "")
      : Array.from(parts[0] ?? "").slice(0, 2);
  return (
    <span className={classNames(styles.avatar, second && styles.second)} aria-hidden="true">
      {letters.join("").toUpperCase()}
    </span>
  );
}
