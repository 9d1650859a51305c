import { Gone } from "../../../../admin/form/Gone";
import { LoadedScreen } from "../../../../admin/LoadedScreen";
import { Panel, Screen } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import type { OrderStatus, OwnPiece } from "../../../../api/schema";
import { idOf, useVisit } from "../../../../site/visit";
import { Button } from "../../../../ui/Button";
import { lengthNumber } from "../../measurements/lengths";
import { useUnit } from "../../measurements/useUnit";
import shared from "../../../../ui/shared.module.css";
import orderStyles from "../OrderDetail.later.module.css";
import { today as start } from "../paths";
import { PhotosPanel } from "../PhotosPanel";
import { DELIVERED, dueDay, moveText, nextStep, todayInIndia, trialText, weekday } from "../subject";
import { FinishedPhotos } from "./FinishedPhotos";
import { OwnAlteration } from "./OwnAlteration";
import { PieceNotes } from "./PieceNotes";
import styles from "./OwnPieces.later.module.css";
import { moveOwnPiece, ownPieceList } from "./queries";

const back = { href: start, label: "My pieces" };

/** A maker's page of one of their pieces, which the code of its job card opens too. */
export function MyPiecePage() {
  const { params } = useVisit();
  return (
    <LoadedScreen title="Piece" back={back} read={ownPieceList()}>
      {(pieces) => {
        const piece = pieces.find(({ orderId, position }) => orderId === idOf(params["id"]) && position === idOf(params["position"]));
        if (piece) return <Piece key={piece.id} piece={piece} />;
        return <Gone title="Piece" back={back} says="Not one of your pieces" why="It is finished, or assigned to someone else." />;
      }}
    </LoadedScreen>
  );
}

function Piece({ piece }: { piece: OwnPiece }) {
  const { id, number, serviceName, quantity, position, pieceCount, wearer, note, fabricSource, fabric, storagePlace } = piece;
  return (
    <Screen title={number} back={back}>
      <Panel title={`${serviceName}${quantity > 1 ? ` × ${quantity}` : ""}`}>
        <p className={shared.muted}>
          {pieceCount > 1 && `Piece ${position} of ${pieceCount}, `}for {wearer}
        </p>
        {piece.status !== DELIVERED && (
          <>
            <Facts piece={piece} />
            <Moving piece={piece} />
          </>
        )}
      </Panel>
      {piece.alterations.map((alteration) => (
        <OwnAlteration key={alteration.id} piece={piece} alteration={alteration} />
      ))}
      <Measurements piece={piece} />
      <Panel title="How to make it">
        <dl className={styles.facts}>
          {piece.choices.map(({ group, option }) => (
            <div key={`${group} ${option}`}>
              <dt>{group}</dt>
              <dd>{option}</dd>
            </div>
          ))}
          <div>
            <dt>Fabric</dt>
            <dd>
              {[fabricSource === "shop" ? "The shop’s" : "The customer’s", fabric, storagePlace && `Shelf ${storagePlace}`].filter(Boolean).join(". ")}
            </dd>
          </div>
          {note && (
            <div>
              <dt>Note</dt>
              <dd>{note}</dd>
            </div>
          )}
        </dl>
      </Panel>
      <PhotosPanel photos={piece.photos} />
      <PieceNotes piece={piece} />
      <FinishedPhotos id={id} photos={piece.shopPhotos} />
    </Screen>
  );
}

function Facts({ piece }: { piece: OwnPiece }) {
  const { status, trial } = piece;
  const due = dueDay(piece);
  return (
    <dl className={orderStyles.facts}>
      <div>
        <dt>Step</dt>
        <dd>{status}</dd>
      </div>
      <div>
        <dt>Due</dt>
        <dd>{due ? weekday(due) : "No day set"}</dd>
      </div>
      <div>
        <dt>Trial</dt>
        <dd>{trial ? trialText(trial, todayInIndia()) : "None"}</dd>
      </div>
    </dl>
  );
}

/** The next step; the counter delivers. */
function Moving({ piece: { id, number, status } }: { piece: OwnPiece }) {
  const { busy, change } = useChange();
  const next = nextStep(status);
  if (!next || next === DELIVERED) return <p className={shared.muted}>Finished. The shop hands it over. Not finished? Tell the shop.</p>;
  const move = async (from: OrderStatus, to: OrderStatus) => change(() => moveOwnPiece(id, from, to));
  const moveOn = async () => {
    if (await move(status, next)) offerUndo({ text: `${number} moved to ${next}`, undo: async () => void (await move(next, status)) });
  };
  return (
    <div>
      <Button wide busy={busy} onClick={() => void moveOn()}>
        {moveText(next)}
      </Button>
    </div>
  );
}

function Measurements({ piece: { lengths } }: { piece: OwnPiece }) {
  const unit = useUnit();
  return (
    <Panel title={unit === "cm" ? "Measurements in cm" : "Measurements in inches"}>
      {lengths.length === 0 && <p className={shared.muted}>Not measured yet.</p>}
      <dl className={styles.facts}>
        {lengths.map(({ field, label, cm }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{lengthNumber(cm, unit)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
