import { partsOf } from "../highlight";
import styles from "../Search.module.css";

/** A text with what was looked for underlined. */
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
