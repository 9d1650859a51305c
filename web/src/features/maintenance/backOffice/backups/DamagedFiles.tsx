import styles from "../Maintenance.later.module.css";

/** The damaged images and videos; only the first of many are listed. */
export function DamagedFiles({ paths, count }: { paths: readonly string[]; count: number }) {
  const more = count - paths.length;
  return (
    <ul className={styles.paths}>
      {paths.map((path) => (
        <li key={path}>{path}</li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
