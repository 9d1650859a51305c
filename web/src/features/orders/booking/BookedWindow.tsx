import type { Measurements, Order } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Icon } from "../../../ui/Icon";
import { copy } from "./copy";
import { KeepMeasurements } from "./KeepMeasurements";
import styles from "./Photos.later.module.css";
import { usePhotoUpload, type PhotoToSend } from "./usePhotoUpload";

interface Props {
  order: Order;
  photos: readonly PhotoToSend[];
  measurements: Measurements | undefined;
  filled: number | undefined;
  onLeave: () => void;
}

/** The confirmation of a booking: uploads the photos, offers to save the measurements, and leads to My Orders. */
export function BookedWindow({ order, photos, measurements, filled, onLeave }: Props) {
  const { sent, at, share, failures, again } = usePhotoUpload(order.id, photos);
  const total = sent + failures.length + (at === undefined ? 0 : 1);
  return (
    <Dialog open sticky role="alertdialog" title={copy.booked} onClose={onLeave}>
      <div className={styles.booked}>
        {at !== undefined && (
          <div className={styles.progress}>
            <p role="status">{copy.photos.uploading(Math.min(at, photos.length), Math.max(total, photos.length))}</p>
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
          <div role="alert">
            {failures.map(({ photo, reason }, place) => (
              <p key={place} className={styles.refusal}>
                <Icon name="warning" />
                <span>
                  {copy.photos.missing(photo.name)} {reason}
                </span>
              </p>
            ))}
            {at === undefined && (
              <Button look="line" small onClick={again}>
                {copy.tryAgain}
              </Button>
            )}
          </div>
        )}
        {measurements && (
          <KeepMeasurements measurements={measurements} filled={filled} name={order.firstName} />
        )}
        <Button onClick={onLeave} className={styles.ok}>
          {at === undefined ? copy.ok : copy.photos.skip}
        </Button>
      </div>
    </Dialog>
  );
}
