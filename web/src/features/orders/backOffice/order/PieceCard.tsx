import { useState } from "react";
import { PieceMeasurements } from "../PieceMeasurements";
import type { OrderDetail, OrderPiece } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { unbrokenHyphens } from "../../../../format/text";
import { Anchor } from "../../../../ui/Anchor";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import { Icon } from "../../../../ui/Icon";
import { Photo } from "../../../../ui/Photo";
import shared from "../../../../ui/shared.module.css";
import { overEstimate } from "../approve/terms";
import { useDelivery } from "../Delivering";
import { piecePath } from "../paths";
import { PhotosPanel } from "../PhotosPanel";
import { PieceShopPhotos } from "../ShopPhotosPanel";
import { DELIVERED, dueDay, dueText, moveText, nextStep, pieceSubjectOf, todayInIndia } from "../subject";
import { useOrderChanges } from "../useOrderChanges";
import { usePieceNow, type PieceNow } from "../usePieceNow";
import styles from "./Piece.later.module.css";
import { PieceChoices } from "./PieceChoices";
import { PieceDays } from "./PieceDays";
import { PieceDialog } from "./PieceDialog";
import { PieceFabric } from "./PieceFabric";
import { PieceMaker } from "./PieceMaker";
import { PieceTape } from "./PieceTape";

interface Props {
  detail: OrderDetail;
  piece: OrderPiece;
  /** Its details begin unfolded. */
  unfolded: boolean;
}

/** One piece of an order: what it is, where it stands, who makes it, and everything that is needed to make it. */
export function PieceCard({ detail, piece, unfolded }: Props) {
  const { order } = detail;
  const of = pieceSubjectOf(order, piece);
  const work = detail.pieces.find(({ id }) => id === piece.id);
  const inWork = order.step !== undefined && order.status !== DELIVERED;
  const isOpen = inWork || order.status === "Pending";
  const several = order.pieces.length > 1;
  return (
    <article className={styles.piece} aria-label={piece.number}>
      <PieceHead piece={piece} neededBy={order.neededBy} />
      <PiecePrice piece={piece} />
      {order.step !== undefined && <PieceTape piece={piece} steps={work?.steps} />}
      {order.step !== undefined && <PieceMaker of={of} assignee={work?.assignee} steps={work?.steps} />}
      <PieceDays of={of} inWork={inWork} />
      {several && inWork && <PieceStep detail={detail} piece={piece} />}
      <details className={styles.more} open={unfolded}>
        <summary>
          <span>{contentsOf(detail, piece)}</span>
          <Icon name="down" />
        </summary>
        <section className={styles.part}>
          <h3>Measurements</h3>
          <PieceMeasurements detail={detail} piece={piece} />
        </section>
        <div className={styles.parts}>
          <PieceFabric of={of} storagePlace={work?.storagePlace} />
          <PieceChoices piece={piece} />
        </div>
        {piece.note && (
          <section className={styles.part}>
            <h3>Note</h3>
            <p className={styles.note}>{piece.note}</p>
          </section>
        )}
        <section className={styles.part}>
          <h3>Photos</h3>
          <PhotosPanel photos={piece.photos} removeFrom={detail.order.id} plain />
          <PieceShopPhotos detail={detail} piece={piece} />
        </section>
      </details>
      <PieceActions detail={detail} piece={piece} isOpen={isOpen} />
    </article>
  );
}

/** What a piece is, for whom, and when it is due. */
export function PieceHead({ piece, neededBy }: { piece: OrderPiece; neededBy: string | undefined }) {
  const days = { ...piece, neededBy };
  const due = piece.status !== DELIVERED && piece.status !== "Ready for Pickup" && piece.status !== "Pending" && dueDay(days);
  return (
    <header className={styles.head}>
      <Photo image={piece.image} sizes="68px" alt="" />
      <div>
        <p className={shared.muted}>
          {piece.number}
          {piece.forWhom && `. For ${piece.forWhom}`}
        </p>
        <h2>
          {unbrokenHyphens(piece.serviceName)}
          {piece.quantity > 1 && ` × ${piece.quantity}`}
        </h2>
        {due && <Badge kind="waiting">{dueText(days, todayInIndia())}</Badge>}
        {piece.status === "Ready for Pickup" && <Badge>Ready</Badge>}
        {piece.status === DELIVERED && (
          <Badge kind="solid" icon="check">
            Delivered
          </Badge>
        )}
      </div>
    </header>
  );
}

/** Its agreed price beside the estimate; nothing for those who see no prices and where there is neither. */
function PiecePrice({ piece }: { piece: OrderPiece }) {
  const { pricePaise, estimatePaise } = piece;
  if (pricePaise === undefined && estimatePaise === undefined) return null;
  const over = overEstimate(pricePaise, piece);
  return (
    <p className={styles.estimate}>
      {pricePaise !== undefined && <b>{rupees(pricePaise)}</b>}
      {pricePaise !== estimatePaise && estimatePaise !== undefined && <span className={shared.muted}>Estimate {rupees(estimatePaise)}</span>}
      {over !== undefined && <Badge kind="waiting">{rupees(over)} over the estimate</Badge>}
    </p>
  );
}

/** The next step of one of several pieces. */
function PieceStep({ detail: { order }, piece }: { detail: OrderDetail; piece: OrderPiece }) {
  const next = nextStep(piece.status);
  const { busy, move, question } = usePieceStep(order);
  if (!next) return null;
  return (
    <div className={styles.step}>
      <Button look="line" small busy={busy} onClick={() => move(piece, next)}>
        {moveText(next)}
        <span className={shared.hidden}>: {piece.number}</span>
      </Button>
      {question}
    </div>
  );
}

/** Moves a piece; the last one to be delivered asks for the balance first: render `question`. */
export function usePieceStep(order: OrderDetail["order"]) {
  const { busy, movePiece } = useOrderChanges();
  const { begin, question } = useDelivery(busy);
  const move = (piece: OrderPiece, to: OrderPiece["status"]) => {
    const of = pieceSubjectOf(order, piece);
    const isLast = order.pieces.every(({ id, status }) => id === piece.id || status === DELIVERED);
    if (to === DELIVERED && isLast) begin(of, async (balance) => movePiece(of, to, balance));
    else void movePiece(of, to);
  };
  return { busy, move, question };
}

function contentsOf({ shopPhotos }: OrderDetail, piece: OrderPiece): string {
  const photos = piece.photos.length + shopPhotos.filter(({ pieceId }) => pieceId === piece.id).length;
  const parts = ["Measurements", "fabric", piece.choices.length > 0 && "choices", piece.note && "note", photos > 0 && (photos === 1 ? "1 photo" : `${photos} photos`)];
  return parts.filter(Boolean).join(", ");
}

interface ActionProps {
  detail: OrderDetail;
  piece: OrderPiece;
  isOpen: boolean;
}

function PieceActions({ detail: { order }, piece, isOpen }: ActionProps) {
  const [editing, setEditing] = useState<PieceNow>();
  const readPiece = usePieceNow();
  const { busy, removePiece } = useOrderChanges();
  return (
    <div className={styles.actions}>
      {isOpen && piece.status !== DELIVERED && (
        <button type="button" className={shared.stitch} onClick={() => setEditing(readPiece(order.id, piece.id))}>
          Edit piece<span className={shared.hidden}> {piece.number}</span>
        </button>
      )}
      <Anchor href={piecePath(order.id, piece.position)} className={shared.stitch}>
        Open piece<span className={shared.hidden}> {piece.number}</span>
      </Anchor>
      {isOpen && order.pieces.length > 1 && (
        <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void removePiece(pieceSubjectOf(order, piece))}>
          Remove<span className={shared.hidden}> piece {piece.number}</span>
        </button>
      )}
      {editing && <PieceDialog order={order} opened={editing} onClose={() => setEditing(undefined)} />}
    </div>
  );
}
