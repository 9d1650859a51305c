import { IconButton } from "../../../ui/Button";
import styles from "./Garments.later.module.css";

interface Props {
  /** What is moved or removed, for screen readers. */
  name: string;
  /** Its index, from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves a line up and down, and removes it. */
export function LineTools({ name, index, count, onMove, onRemove }: Props) {
  const last = index === count - 1;
  return (
    <div className={styles.tools}>
      <IconButton icon="down" label={`Move up: ${name}`} className={styles.up} aria-disabled={index === 0 || undefined} onClick={() => index > 0 && onMove(index - 1)} />
      <IconButton icon="down" label={`Move down: ${name}`} aria-disabled={last || undefined} onClick={() => !last && onMove(index + 1)} />
      <IconButton icon="close" label={`Remove: ${name}`} onClick={onRemove} />
    </div>
  );
}
