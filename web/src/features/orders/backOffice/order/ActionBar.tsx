import { dayInIndia } from "../../../../admin/form/today";
import { useState } from "react";
import { useAdminParts } from "../../../../admin/parts";
import type { Order, OrderDetail, OrderPiece } from "../../../../api/schema";
import { Button } from "../../../../ui/Button";
import shared from "../../../../ui/shared.module.css";
import { useMay } from "../../../auth/public/useMay";
import { ApprovalDialog } from "../approve/ApprovalDialog";
import { useStep } from "../Delivering";
import { ReasonDialog } from "../ReasonDialog";
import { DELIVERED, dueText, isCalledOff, moveText, nextStep, pieceName, subjectOf, todayInIndia } from "../subject";
import { useOrderChanges } from "../useOrderChanges";
import styles from "./Order.later.module.css";
import { usePieceStep } from "./PieceCard";

/** The one next action of an order, in sight at the end of the screen: approve, the next step, deliver, take the balance. */
export function ActionBar({ detail }: { detail: OrderDetail }) {
  const { order } = detail;
  const several = order.pieces.length > 1;
  const open = !isCalledOff(order);
  if (!open) return null;
  if (order.status === "Pending") return <ApproveBar order={order} />;
  if (order.status === DELIVERED) return <BalanceBar order={order} />;
  return several && order.status !== "Ready for Pickup" ? <PieceBar detail={detail} /> : <StepBar order={order} />;
}

function ApproveBar({ order }: { order: Order }) {
  const [dialog, setDialog] = useState<"approve" | "decline">();
  const { decline } = useOrderChanges();
  const of = subjectOf(order);
  const close = () => setDialog(undefined);
  return (
    <div className={styles.bar}>
      <p>
        <b>To approve</b>
      </p>
      <Button look="line" onClick={() => setDialog("decline")}>
        Decline
      </Button>
      <Button look="leaf" onClick={() => setDialog("approve")}>
        Review and approve
      </Button>
      {dialog === "approve" && <ApprovalDialog id={order.id} onClose={close} />}
      {dialog === "decline" && <ReasonDialog kind="decline" of={of} onClose={close} onGiven={(reason) => decline(of, reason)} />}
    </div>
  );
}

/** The next step of an order of one piece, or of one whose pieces are all ready. */
function StepBar({ order }: { order: Order }) {
  const { busy, move, question } = useStep();
  const next = nextStep(order.status);
  const of = subjectOf(order);
  if (!next) return null;
  return (
    <div className={styles.bar}>
      <p>
        <b>{order.status}</b>
        <span>{dueText(of, todayInIndia())}</span>
      </p>
      <Button busy={busy} onClick={() => move(of, next)}>
        {moveText(next)}
      </Button>
      {question}
    </div>
  );
}

/** The next step of the piece that is due first. */
function PieceBar({ detail }: { detail: OrderDetail }) {
  const { order } = detail;
  const { busy, move, question } = usePieceStep(order);
  const piece = nextPiece(order);
  const next = piece && nextStep(piece.status);
  if (!piece || !next) return null;
  const maker = detail.pieces.find(({ id }) => id === piece.id)?.assignee?.name;
  return (
    <div className={styles.bar}>
      <p>
        <b>
          Next: {piece.number} {pieceName(piece)}
        </b>
        <span>
          {dueText({ ...piece, neededBy: order.neededBy }, todayInIndia())}
          {maker && `, with ${maker}`}
        </span>
      </p>
      <Button busy={busy} onClick={() => move(piece, next)}>
        {moveText(next)}
        <span className={shared.hidden}>: {piece.number}</span>
      </Button>
      {question}
    </div>
  );
}

/** What is left to pay of a delivered order. */
function BalanceBar({ order }: { order: Order }) {
  const parts = useAdminParts();
  const takes = useMay("counter");
  if (!takes || !order.balancePaise) return null;
  return (
    <div className={styles.bar}>
      <p>
        <b>Delivered, balance due</b>
      </p>
      {parts.map(({ recordPayment: Record }, place) => Record && <Record key={place} orderId={order.id} since={dayInIndia(order.createdAt)} />)}
    </div>
  );
}

const NEVER = "9999";

/** The piece to work on next: not ready, the earliest promised day first, then the one that is further. */
export function nextPiece({ pieces }: Pick<Order, "pieces">): OrderPiece | undefined {
  const open = pieces.filter(({ status }) => status !== DELIVERED && status !== "Ready for Pickup");
  return open.toSorted((one, other) => (one.promisedDay ?? NEVER).localeCompare(other.promisedDay ?? NEVER) || (other.step ?? 0) - (one.step ?? 0) || one.position - other.position)[0];
}
