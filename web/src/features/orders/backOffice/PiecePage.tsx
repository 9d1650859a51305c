import { Panel, Screen, WaitingScreen } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import type { OrderDetail, OrderPiece, OrderStatus } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { Button, LinkButton } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { Empty } from "../../../ui/States";
import { useDelivery } from "./Delivering";
import styles from "./OrderDetail.later.module.css";
import { board, detail as orderPath } from "./paths";
import { detailView, movePiece } from "./queries";
import { DELIVERED, moveText, nextStep, subjectOf, weekday } from "./subject";
import type { BalanceOnDelivery } from "./useOrderChanges";

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
  const { begin, question } = useDelivery(busy);
  const move = async (to: OrderStatus, balance: BalanceOnDelivery = {}) => {
    if (await change(() => movePiece(order.id, piece.id, piece.status, to, balance))) toast(`${piece.number} moved to ${to}`);
  };
  const isLast = order.pieces.every(({ id, status }) => id === piece.id || status === DELIVERED);
  const moveOn = (to: OrderStatus) => {
    if (to === DELIVERED && isLast) begin(subjectOf(order), async (balance) => move(to, balance));
    else void move(to);
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
            <Button wide busy={busy} onClick={() => moveOn(next)}>
              {moveText(next)}
            </Button>
            {question}
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
