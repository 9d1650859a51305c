import { Icon } from "./Icon";
import shared from "./shared.module.css";
import styles from "./Labels.module.css";

interface Props {
  average: number;
  count?: number | undefined;
  /** The number is shown beside them: it is only read out here. */
  alone?: boolean;
}

/** A rating, from approved reviews only. */
export function Stars({ average, count, alone }: Props) {
  const full = Math.round(average);
  return (
    <span className={styles.stars}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Icon key={place} name="star" className={place <= full ? styles.full : undefined} />
      ))}
      <span className={alone ? shared.hidden : undefined}>
        {count === undefined ? average : average.toFixed(1)} of 5{count !== undefined && ` (${count})`}
      </span>
    </span>
  );
}
