import { partsOf } from "../highlight";
import styles from "../Search.later.module.css";

/** A text with the query underlined. */
export function Marked({ text, query }: { text: string; query: string }) {
  return partsOf(text, query).map((part, place) =>
    part.matched ? (
      <mark key={place} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
