import { Icon } from "./Icon";
import styles from "./Labels.module.css";

/** The rating of a course, from approved reviews only. */
export function Stars({ average, count }: { average: number; count?: number | undefined }) {
  const full = Math.round(average);
  return (
    <span className={styles.stars}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Icon key={place} name="star" className={place <= full ? styles.full : undefined} />
      ))}
      <span>
        {count === undefined ? average : average.toFixed(1)} of 5{count !== undefined && ` (${count})`}
      </span>
    </span>
  );
}
