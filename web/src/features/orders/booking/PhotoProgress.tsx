import { Refusals } from "../../../form/photos/PhotoTiles";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { copy } from "./copy";
import styles from "./PhotoProgress.later.module.css";
import type { usePhotoUpload } from "./usePhotoUpload";

interface Props {
  upload: ReturnType<typeof usePhotoUpload>;
  /** Number of photos that were chosen. */
  total: number;
}

/** How far the upload of reference photos is, and which photos failed; nothing without photos. */
export function PhotoProgress({ upload: { sent, at, share, failures, again }, total: chosen }: Props) {
  if (chosen === 0) return null;
  const total = sent + failures.length + (at === undefined ? 0 : 1);
  return (
    <div className={styles.booked}>
      {at !== undefined && (
        <div className={styles.progress}>
          <p role="status">{copy.photos.uploading(Math.min(at, chosen), Math.max(total, chosen))}</p>
          <progress max={1} value={share} aria-label={copy.photos.title} />
        </div>
      )}
      {at === undefined && sent > 0 && (
        <p role="status" className={styles.arrived}>
          <Icon name="check" />
          {copy.photos.uploaded(sent)}
        </p>
      )}
      {failures.length > 0 && (
        <div className={styles.failed}>
          <Refusals of={failures.map(({ photo, reason }) => `${copy.photos.missing(photo.name)} ${reason}`)} />
          {at === undefined && (
            <Button look="line" small onClick={again}>
              {copy.tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
