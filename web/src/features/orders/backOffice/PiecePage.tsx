import { Gone } from "../../../admin/form/Gone";
import { LoadedScreen } from "../../../admin/LoadedScreen";
import { Screen } from "../../../admin/Screen";
import type { OrderDetail, OrderPiece } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { Button, LinkButton } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { MeasuredLengths } from "../measurements/MeasuredLengths";
import { useUnit } from "../measurements/useUnit";
import { AddNote } from "./AddNote";
import { NoteList } from "./NoteList";
import styles from "./order/Piece.later.module.css";
import { FabricText } from "./order/PieceFabric";
import { PieceChoices } from "./order/PieceChoices";
import { PieceHead, usePieceStep } from "./order/PieceCard";
import { PieceTape } from "./order/PieceTape";
import { board, detail as orderPath } from "./paths";
import { PhotosPanel } from "./PhotosPanel";
import { detailView } from "./queries";
import { ShopPhotos } from "./ShopPhotosPanel";
import { useOrderChanges } from "./useOrderChanges";
import { isCalledOff, moveText, nextStep, pieceSubjectOf, subjectOf, todayInIndia, trialText, weekday } from "./subject";

const back = { href: board, label: "Back to orders" };

/** The page that the code of a job card opens: one piece, all that its maker needs, and its next step. Opening it moves nothing. */
export function PiecePage() {
  const { params } = useVisit();
  const id = idOf(params["id"]);
  const missing = { title: "Piece", back, says: "Piece not found", why: "The link is outdated." };
  return (
    <LoadedScreen {...missing} read={id === undefined ? undefined : detailView(id)}>
      {(detail) => {
        const piece = detail.order.pieces.find(({ position }) => position === idOf(params["position"]));
        return piece ? <Piece key={piece.id} detail={detail} piece={piece} /> : <Gone {...missing} />;
      }}
    </LoadedScreen>
  );
}

function Piece({ detail, piece }: { detail: OrderDetail; piece: OrderPiece }) {
  const { order } = detail;
  const { busy, move, question } = usePieceStep(order);
  const over = isCalledOff(order);
  const next = over ? undefined : nextStep(piece.status);
  const work = detail.pieces.find(({ id }) => id === piece.id);
  const photos = detail.shopPhotos.filter(({ pieceId }) => pieceId === piece.id);
  return (
    <Screen title={piece.number} back={{ href: orderPath(order.id), label: "Back to the order" }}>
      <article className={styles.piece}>
        <PieceHead piece={piece} neededBy={order.neededBy} />
        {order.step !== undefined && <PieceTape piece={piece} steps={work?.steps} />}
        {next && (
          <div className={styles.step}>
            <div className={styles.big}>
              <Button wide busy={busy} onClick={() => move(piece, next)}>
                {moveText(next)}
              </Button>
            </div>
            {question}
          </div>
        )}
        <Days piece={piece} maker={work?.assignee?.name} />
        <Lengths piece={piece} />
        <div className={styles.parts}>
          <section className={styles.part}>
            <h3>Fabric</h3>
            <FabricText of={pieceSubjectOf(order, piece)} storagePlace={work?.storagePlace} />
          </section>
          <PieceChoices piece={piece} />
        </div>
        {(piece.note ?? order.message) && (
          <section className={styles.part}>
            <h3>Note</h3>
            {piece.note && <p className={styles.note}>{piece.note}</p>}
            {order.message && <p className={styles.note}>{order.message}</p>}
          </section>
        )}
        <Notes detail={detail} piece={piece} />
        {piece.photos.length + photos.length > 0 && (
          <section className={styles.part}>
            <h3>Photos</h3>
            <PhotosPanel photos={piece.photos} plain />
            <ShopPhotos order={order.id} photos={photos} plain />
          </section>
        )}
        <p className={styles.actions}>
          <LinkButton href={orderPath(order.id)} look="line" small>
            Open order {order.number}
          </LinkButton>
        </p>
      </article>
    </Screen>
  );
}

/** The notes of the order, and those to the piece's maker. */
function Notes({ detail: { order, notes }, piece }: { detail: OrderDetail; piece: OrderPiece }) {
  const { busy, addNote } = useOrderChanges();
  const shown = notes.filter(({ pieceId }) => pieceId === undefined || pieceId === piece.id);
  return (
    <section className={styles.part}>
      <h3>Notes of the shop</h3>
      <NoteList notes={shown} pieces={[piece]} />
      <AddNote
        about={`${order.id}/${piece.id}`}
        label="Note to the maker"
        hint="For the makers of this piece and the counter. They see no prices: write none."
        busy={busy}
        onAdd={(text) => addNote(subjectOf(order), text, piece.id)}
      />
    </section>
  );
}

function Days({ piece, maker }: { piece: OrderPiece; maker: string | undefined }) {
  return (
    <dl className={styles.days}>
      <div>
        <dt>Maker</dt>
        <dd>{maker ?? "Not assigned"}</dd>
      </div>
      <div>
        <dt>Ready by</dt>
        <dd>{piece.promisedDay ? weekday(piece.promisedDay) : "No ready date"}</dd>
      </div>
      {piece.trial && (
        <div>
          <dt>Trial</dt>
          <dd>{trialText(piece.trial, todayInIndia())}</dd>
        </div>
      )}
    </dl>
  );
}

function Lengths({ piece }: { piece: OrderPiece }) {
  const unit = useUnit();
  return (
    <section className={styles.part}>
      <h3>Measurements</h3>
      {piece.lengths.length > 0 ? (
        <MeasuredLengths lengths={piece.lengths} garmentType={piece.garmentTypeId} unit={unit} warnings={piece.warnings} />
      ) : (
        <p className={shared.muted}>Not measured yet.</p>
      )}
    </section>
  );
}
