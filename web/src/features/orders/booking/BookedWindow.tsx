import type { Order } from "../../../api/schema";
import { chatLink } from "../../content/public/contactLinks";
import { useShop } from "../../content/public/useShop";
import { Button, LinkButton } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Icon } from "../../../ui/Icon";
import { weekday } from "../myOrders/days";
import styles from "./Booked.later.module.css";
import { calendarFile } from "./calendarFile";
import { copy } from "./copy";
import { KeepMeasurements } from "./KeepMeasurements";
import type { Taken } from "../measurements/lengths";
import photoStyles from "./Photos.later.module.css";
import { usePhotoUpload, type PhotoToSend } from "./usePhotoUpload";

interface Props {
  order: Order;
  photos: readonly PhotoToSend[];
  taken: Taken | undefined;
  filled: number | undefined;
  onLeave: () => void;
}

/** The confirmation of a booking: what was booked and what happens next; uploads the photos and offers to save the measurements. */
export function BookedWindow({ order, photos, taken, filled, onLeave }: Props) {
  const { sent, at, share, failures, again } = usePhotoUpload(order.id, photos);
  const total = sent + failures.length + (at === undefined ? 0 : 1);
  return (
    <Dialog open sticky role="alertdialog" title={copy.booked} onClose={onLeave}>
      <div className={photoStyles.booked}>
        <Visit order={order} />
        {at !== undefined && (
          <div className={photoStyles.progress}>
            <p role="status">{copy.photos.uploading(Math.min(at, photos.length), Math.max(total, photos.length))}</p>
            <progress max={1} value={share} aria-label={copy.photos.title} />
          </div>
        )}
        {at === undefined && sent > 0 && (
          <p role="status" className={photoStyles.arrived}>
            <Icon name="check" />
            {copy.photos.uploaded(sent)}
          </p>
        )}
        {failures.length > 0 && (
          <div role="alert">
            {failures.map(({ photo, reason }, place) => (
              <p key={place} className={photoStyles.refusal}>
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
        {taken && (
          <KeepMeasurements taken={taken} garmentType={order.pieces[0]?.garmentTypeId} filled={filled} name={order.firstName} />
        )}
        <Button onClick={onLeave} className={photoStyles.ok}>
          {at === undefined ? copy.ok : copy.photos.skip}
        </Button>
      </div>
    </Dialog>
  );
}

/** What was booked, as a slip to keep. */
function Visit({ order }: { order: Order }) {
  const shop = useShop();
  const chat = chatLink(shop);
  const { appointmentDate: day, appointmentTime: slot, address, pinCode } = order;
  const save = () => {
    const file = shop && calendarFile(order, shop, new Date());
    if (!file) return;
    const href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
    Object.assign(document.createElement("a"), { href, download: `${order.number}.ics` }).click();
    // The download begins in a later task.
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  };
  return (
    <>
      <section className={styles.slip} aria-label={copy.bookedSlip.title}>
        <p className={styles.number}>
          {copy.bookedSlip.title} <b>{order.number}</b>
        </p>
        {day && (
          <p className={styles.visit}>
            <b>{weekday(day)}</b> {slot}
          </p>
        )}
        <p>{order.serviceName}</p>
        {address && <p className={styles.address}>{[address, pinCode].filter(Boolean).join(", ")}</p>}
      </section>
      <p>{copy.bookedSlip.next}</p>
      <p className={styles.ways}>
        {day && shop && (
          <Button look="line" small icon="calendar" onClick={save}>
            {copy.bookedSlip.calendar}
          </Button>
        )}
        {chat && (
          <LinkButton href={chat} look="line" small icon="chat" target="_blank" rel="noopener">
            {copy.bookedSlip.chat}
          </LinkButton>
        )}
      </p>
    </>
  );
}
