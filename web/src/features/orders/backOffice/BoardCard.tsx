import type { ReactNode } from "react";
import { usePhone } from "../../../ui/usePhone";
import type { BoardBy, PieceSummary } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { Anchor } from "../../../ui/Anchor";
import { Avatar } from "../../../ui/Avatar";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { Icon } from "../../../ui/Icon";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { advanceLeft } from "../myOrders/order";
import { AssignTo, MakerSelect } from "./AssignTo";
import styles from "./Board.later.module.css";
import { useCard } from "./BoardDrag";
import { cardOf, type MakerOffer } from "./boardView";
import parts from "./Parts.later.module.css";
import { piecePath } from "./paths";
import { daysLeft, dueText, itemName, moveText, nextStep, todayInIndia, trialText } from "./subject";
import { usePieceChanges } from "./usePieceChanges";
import { Ways } from "./ways";

interface Props {
  piece: PieceSummary;
  by: BoardBy;
  /** To whom it can be given; only on the board by maker. */
  offers: readonly MakerOffer[];
}

/** A piece on the board, with its next step. */
export function BoardCard({ piece, by, offers }: Props) {
  const { busy, move, assign, question } = usePieceChanges();
  const phone = usePhone();
  const next = nextStep(piece.status);
  const { ref, away, handle } = useCard(cardOf(by, piece));
  const look = piece.due ? styles.due : piece.status === "Ready for Pickup" && styles.ready;
  const given = by === "maker" && piece.assignee !== undefined;
  return (
    <li ref={ref} className={classNames(styles.card, away && styles.away, look)}>
      <BoardCardText piece={piece} by={by} handle={!phone && by !== "due" && handle} />
      {by === "maker" && !given && <AssignTo piece={piece} offers={offers} busy={busy} onAssign={(to) => void assign(piece, to)} />}
      {given && phone && (
        <div className={styles.given}>
          <MakerSelect piece={piece} makers={offers.map(({ maker }) => maker)} none="Not assigned" busy={busy} onAssign={(to) => void assign(piece, to)} />
        </div>
      )}
      {next && phone && (
        <div className={styles.move}>
          <Button look={piece.due ? "primary" : "line"} busy={busy} onClick={() => move(piece, next)}>
            {moveText(next)}
            <For piece={piece} />
          </Button>
          <Ways of={{ ...piece, id: piece.orderId }} ways={["call", "chat"]} />
        </div>
      )}
      {next && !phone && (
        <button type="button" className={styles.step} aria-disabled={busy || undefined} onClick={() => !busy && move(piece, next)}>
          <span>
            {moveText(next)}
            <For piece={piece} />
          </span>
          <Icon name="next" />
        </button>
      )}
      {question}
    </li>
  );
}

function For({ piece }: { piece: PieceSummary }) {
  return <span className={shared.hidden}> for {cardOf("step", piece).name}</span>;
}

/** The content of a card: by step the customer comes first, otherwise the item. */
export function BoardCardText({ piece, by, handle }: { piece: PieceSummary; by: BoardBy; handle?: ReactNode }) {
  const today = todayInIndia();
  const trial = piece.trial && piece.trial.day >= today ? piece.trial : undefined;
  const item = `${itemName(piece.serviceName)}${piece.quantity > 1 ? ` × ${piece.quantity}` : ""}`;
  const number = by !== "step" || piece.pieceCount > 1 ? piece.number : undefined;
  const path = piecePath(piece.orderId, piece.position);
  return (
    <div className={styles.what}>
      <Photo image={piece.image} sizes="76px" alt="" />
      <div>
        <b>
          <Anchor href={path}>{by === "step" ? piece.customer : item}</Anchor>
        </b>
        <p className={shared.muted}>{by === "step" ? item : <Line parts={[piece.customer, number]} />}</p>
        {(piece.forWhom ?? (by === "step" && number)) && (
          <p className={shared.muted}>
            <Line parts={[piece.forWhom && `For ${piece.forWhom}`, by === "step" ? number : undefined]} />
          </p>
        )}
        <p className={piece.due ? styles.dueText : styles.day}>{by === "step" ? dueText(piece, today) : daysLeft(piece, today)}</p>
      </div>
      <div className={styles.marks}>
        {by !== "step" && <Badge kind="info">{piece.status}</Badge>}
        {trial && <Badge kind="info">Trial {trialText(trial, today)}</Badge>}
        <PieceMarks piece={piece} by={by} />
      </div>
      {handle}
    </div>
  );
}

/** A name and a number; the number is not broken at its hyphen. */
function Line({ parts: [name, number] }: { parts: readonly [string | undefined, string | undefined] }) {
  return (
    <>
      {name}
      {name && number && ", "}
      {number && <span className={styles.number}>{number}</span>}
    </>
  );
}

/** The badges of a piece: unpaid amounts of its order, and its maker. */
function PieceMarks({ piece, by }: { piece: PieceSummary; by: BoardBy }) {
  const { advance, balancePaise, assignee } = piece;
  return (
    <>
      {advance === "due" && <Badge kind="waiting">{rupees(advanceLeft(piece))} advance unpaid</Badge>}
      {advance === "test" && <Badge kind="waiting">TEST: advance paid</Badge>}
      {balancePaise !== undefined && <Badge kind="waiting">{rupees(balancePaise)} to collect</Badge>}
      {assignee && by !== "maker" && (
        <span className={parts.assignee} title={assignee.name}>
          <Avatar name={assignee.name} />
          <span className={shared.hidden}>Assigned to {assignee.name}</span>
        </span>
      )}
    </>
  );
}
