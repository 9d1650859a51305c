import type { KeptPicture } from "../../api/schema";
import { day } from "../../format/date";
import { Icon } from "../../ui/Icon";
import { Photo } from "../../ui/Photo";
import styles from "./Library.later.module.css";

interface Props {
  kept: KeptPicture;
  /** Whether it is chosen; nothing where a press does something at once. */
  pressed?: boolean | undefined;
  disabled?: boolean;
  /** A few words on its lower edge. */
  note?: string | undefined;
  onPress: () => void;
}

/** What a picture of the library is called. */
export const nameOfPicture = ({ picture, keptAt }: KeptPicture): string => picture.alt || `Picture of ${day(keptAt)}`;

/** One picture of the library, to press. */
export function PictureTile({ kept, pressed, disabled, note, onPress }: Props) {
  const { picture } = kept;
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      aria-label={note ? `${nameOfPicture(kept)}. ${note}` : nameOfPicture(kept)}
      title={picture.alt || undefined}
      onClick={onPress}
    >
      <Photo picture={picture} alt="" ratio="1" plain sizes="(max-width: 768px) 30vw, 180px" />
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
