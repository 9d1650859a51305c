import type { LibraryImage } from "../../../api/schema";
import { day } from "../../../format/date";
import { Icon } from "../../../ui/Icon";
import { Photo } from "../../../ui/Photo";
import styles from "./Library.later.module.css";

interface Props {
  stored: LibraryImage;
  /** Whether it is chosen; undefined where a press acts immediately. */
  pressed?: boolean | undefined;
  disabled?: boolean;
  /** A short note on its lower edge. */
  note?: string | undefined;
  onPress: () => void;
}

/** The name of an image in the library. */
export const nameOfImage = ({ image, storedAt }: LibraryImage): string => image.alt || `Image of ${day(storedAt)}`;

/** A button with an image of the library. */
export function ImageTile({ stored, pressed, disabled, note, onPress }: Props) {
  const { image } = stored;
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      aria-label={note ? `${nameOfImage(stored)}. ${note}` : nameOfImage(stored)}
      title={image.alt || undefined}
      onClick={onPress}
    >
      <Photo image={image} alt="" ratio="1" plain sizes="(max-width: 768px) 30vw, 180px" />
      {pressed && (
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
      )}
      {note && (
        <span className={styles.note} aria-hidden="true">
          {note}
        </span>
      )}
    </button>
  );
}
