import { useId } from "react";
import type { Alteration, Order, OrderPiece } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { links } from "../../../links";
import { LinkButton } from "../../../ui/Button";
import { Facts } from "../../../ui/Facts";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { useUnit } from "../measurements/useUnit";
import { copy } from "./copy";
import { weekday } from "./days";
import { measured, STEPS } from "./order";
import { Photos } from "./OrderDetails";
import { choicesOf, pieceName, wearerOf } from "./pieces";
import { PieceTape } from "./PieceTape";
import styles from "./PieceCard.later.module.css";

interface Props {
  piece: OrderPiece;
  order: Order;
}

/** One piece of an order: for whom, what was chosen, its fabric, its steps, photos and measurements. */
export function PieceCard({ piece, order }: Props) {
  const title = useId();
  const wearer = wearerOf(piece, order.pieces);
  const choices = choicesOf(piece);
  const isSingle = order.pieces.length === 1;
  // A single piece has the steps and days of its order.
  const own = {
    readyDay: piece.promisedDay !== order.promisedDay && piece.step !== STEPS.length ? piece.promisedDay : undefined,
    trial: isSingle ? undefined : piece.trial,
  };
  return (
    <article className={styles.piece} aria-labelledby={title}>
      <Photo image={piece.image} sizes="(max-width: 768px) 76px, 148px" alt="" className={styles.image} />
      <div className={styles.about}>
        <h2 id={title}>{pieceName(piece)}</h2>
        {wearer && <p className={styles.wearer}>{wearer}</p>}
        {choices && <p className={styles.small}>{choices}</p>}
        {piece.fabric && <p className={styles.small}>{`${copy.fabric[piece.fabricSource]}: ${piece.fabric}`}</p>}
        {piece.note && <p className={styles.small}>{`${copy.note}: ${piece.note}`}</p>}
      </div>
      <div className={styles.rest}>
        {!isSingle && <PieceTape piece={piece} />}
        {(own.readyDay ?? own.trial) && (
          <p className={styles.days}>
            {own.readyDay && <span>{copy.page.readyBy(weekday(own.readyDay))}</span>}
            {own.trial && <span>{`${copy.trial}: ${[weekday(own.trial.day), own.trial.slot].filter(Boolean).join(", ")}`}</span>}
          </p>
        )}
        {piece.shopPhotos.length > 0 && (
          <section className={styles.part}>
            <h3>{copy.finishedPhotos}</h3>
            <Photos photos={piece.shopPhotos} title={copy.shopPhoto} />
          </section>
        )}
        {piece.photos.length > 0 && (
          <section className={styles.part}>
            <h3>{copy.photos}</h3>
            <Photos photos={piece.photos} title={copy.photo} />
          </section>
        )}
        {piece.status === "Delivered" && piece.productId !== undefined && (
          <p className={styles.part}>
            <LinkButton href={links.review(piece.productId)} look="line" small>
              {copy.review}
              <span className={shared.hidden}>: {pieceName(piece)}</span>
            </LinkButton>
          </p>
        )}
        <Alterations of={order.alterations.filter(({ pieceId }) => pieceId === piece.id)} />
        <Measurements piece={piece} />
      </div>
    </article>
  );
}

/** What the shop changes on a piece that was delivered. */
function Alterations({ of }: { of: readonly Alteration[] }) {
  if (of.length === 0) return null;
  const { title, states, promised } = copy.alterations;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul className={styles.alterations}>
        {of.map(({ id, work, status, pricePaise, promisedDay, handedOverAt }) => (
          <li key={id}>
            <p>{work}</p>
            <p className={styles.small}>
              {[
                handedOverAt ? `${states[status]} ${weekday(handedOverAt)}` : states[status],
                !handedOverAt && promisedDay && promised(weekday(promisedDay)),
                pricePaise !== undefined && rupees(pricePaise),
              ]
                .filter(Boolean)
                .join(", ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Measurements({ piece }: { piece: OrderPiece }) {
  const unit = useUnit();
  const taken = measured(piece.lengths, unit);
  if (taken.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>
        {copy.measurements}
        <span>{copy.page.unit[unit]}</span>
      </summary>
      <Facts of={taken} className={styles.lengths} />
    </details>
  );
}
