import styles from "./Messages.later.module.css";

/** A text with sample values, which are marked. */
export function Preview({ text, samples }: { text: string; samples: ReadonlyMap<string, string> }) {
  const parts = text.split(/(\{[a-z]+\})/);
  return (
    <p className={styles.preview}>
      {parts.map((part, place) => {
        const sample = samples.get(part.slice(1, -1));
        // Parts never move.
        // oxlint-disable-next-line react/no-array-index-key
        return part.startsWith("{") && sample ? <mark key={place}>{sample}</mark> : part;
      })}
    </p>
  );
}
