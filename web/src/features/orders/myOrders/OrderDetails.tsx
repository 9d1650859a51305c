import { useState, type ReactNode } from "react";
import type { Order, OrderPhoto } from "../../../api/schema";
import { paragraphsOf } from "../../../format/text";
import { useUnit } from "../measurements/useUnit";
import { copy } from "./copy";
import { moment, weekday } from "./days";
import { measured } from "./order";
import { PhotoStrip } from "../../../ui/PhotoStrip";
import { Facts } from "../../../ui/Facts";
import styles from "./OrderDetails.later.module.css";

/** The collapsed details: visit, measurements, photos and history. */
export function OrderDetails({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{copy.more}</summary>
      {open && <Parts order={order} />}
    </details>
  );
}

function Parts({ order }: { order: Order }) {
  const unit = useUnit();
  const taken = order.pieces.filter(({ lengths }) => lengths.length > 0);
  return (
    <div className={styles.parts}>
      {order.appointmentDate && (
        <Part title={copy.visit}>
          <p>
            {weekday(order.appointmentDate)}, {order.appointmentTime}
          </p>
        </Part>
      )}
      {order.trial && (
        <Part title={copy.trial}>
          <p>{[weekday(order.trial.day), order.trial.slot].filter(Boolean).join(", ")}</p>
        </Part>
      )}
      {order.neededBy && (
        <Part title={copy.neededBy}>
          <p>{weekday(order.neededBy)}</p>
        </Part>
      )}
      {order.address && (
        <Part title={copy.address}>
          <p className={styles.lines}>
            {order.address}
            {order.landMark && `\n${order.landMark}`}
            {order.pinCode && `\n${order.pinCode}`}
          </p>
        </Part>
      )}
      {order.message && (
        <Part title={copy.message} wide>
          {paragraphsOf(order.message).map((paragraph, place) => (
            <p key={place} className={styles.lines}>
              {paragraph}
            </p>
          ))}
        </Part>
      )}
      <Part title={copy.measurements} wide>
        {taken.length === 0 && <p>{copy.notMeasured}</p>}
        {taken.map(({ id, serviceModel, forWhom, lengths }) => (
          <div key={id} className={styles.taken}>
            {order.pieces.length > 1 && <h4>{copy.measuredFor(serviceModel, forWhom)}</h4>}
            <Facts of={measured(lengths, unit)} className={styles.measurements} />
          </div>
        ))}
      </Part>
      {order.photos.length > 0 && (
        <Part title={copy.photos} wide>
          <Photos photos={order.photos} title={copy.photo} />
        </Part>
      )}
      {order.shopPhotos.length > 0 && (
        <Part title={copy.shopPhotos} wide>
          <Photos photos={order.shopPhotos} title={copy.shopPhoto} />
        </Part>
      )}
      <Part title={copy.history} wide>
        <History order={order} />
      </Part>
    </div>
  );
}

/** Every status change of an order, with its date and who made it. */
export function History({ order }: { order: Order }) {
  return (
    <ol className={styles.history}>
      {order.history.map((change, place) => (
        <li key={place}>
          <b>{change.status === "Pending" ? copy.requested : change.status}</b>
          <span>
            {moment(change.at)}, {change.by === "customer" ? copy.byCustomer : copy.byShop}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Part({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={wide ? styles.wide : undefined}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The photos as customers see them. */
export const Photos = ({ photos, title }: { photos: readonly OrderPhoto[]; title: (place: number, total: number) => string }) => (
  <PhotoStrip photos={photos} title={title} className={styles.photos} size={{ width: 96, height: 120 }} />
);
