import { Panel, Screen, WaitingScreen } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import type { OrderDetail, OrderPiece } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { Button, LinkButton } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { Empty } from "../../../ui/States";
import styles from "./OrderDetail.later.module.css";
import { board, detail as orderPath } from "./paths";
import { detailView, movePiece } from "./queries";
import { moveText, nextStep, subjectOf, weekday } from "./subject";

const back = { href: board, label: "Back to orders" };

/** The page that the code of a job card opens: one piece and its next step. Opening it moves nothing. */
export function PiecePage() {
  const { params } = useVisit();
  const id = idOf(params["id"]);
  const position = idOf(params["position"]);
  return id === undefined || position === undefined ? <NoPiece /> : <Found key={`${id} ${position}`} id={id} position={position} />;
}

function Found({ id, position }: { id: number; position: number }) {
  const { data: detail, error, refetch } = useFresh(detailView(id));
  if (!detail && isNotFound(error)) return <NoPiece />;
  if (!detail) return <WaitingScreen title="Piece" back={back} failure={error} onRetry={() => void refetch()} />;
  const piece = detail.order.pieces.find((one) => one.position === position);
  return piece ? <Piece detail={detail} piece={piece} /> : <NoPiece />;
}

function NoPiece() {
  return (
    <Screen title="Piece" back={back}>
      <Panel>
        <Empty
          title="Piece not found"
          middle
          actions={
            <LinkButton href={board} look="line" small>
              Open the board
            </LinkButton>
          }
        />
      </Panel>
    </Screen>
  );
}

function Piece({ detail: { order, pieces }, piece }: { detail: OrderDetail; piece: OrderPiece }) {
  const { busy, change } = useChange();
  const next = nextStep(piece.status);
  const work = pieces.find(({ id }) => id === piece.id);
  const move = async () => {
    if (next && (await change(() => movePiece(order.id, piece.id, piece.status, next)))) toast(`${piece.number} moved to ${next}`);
  };
  return (
    <Screen title={piece.number} back={{ href: orderPath(order.id), label: "Back to the order" }}>
      <Panel title={piece.serviceName}>
        <p className={shared.muted}>
          Piece {piece.position} of {order.pieces.length}, for {piece.forWhom ?? subjectOf(order).customer}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>Step</dt>
            <dd>{piece.status}</dd>
          </div>
          <div>
            <dt>Maker</dt>
            <dd>{work?.assignee?.name ?? "Not assigned"}</dd>
          </div>
          <div>
            <dt>Due</dt>
            <dd>{piece.promisedDay ? weekday(piece.promisedDay) : "No day set"}</dd>
          </div>
        </dl>
        {next && (
          <div className={styles.next}>
            <Button wide busy={busy} onClick={() => void move()}>
              {moveText(next)}
            </Button>
          </div>
        )}
        <p className={styles.measureEdit}>
          <LinkButton href={orderPath(order.id)} look="line" small>
            Open order {order.number}
          </LinkButton>
        </p>
      </Panel>
    </Screen>
  );
}
