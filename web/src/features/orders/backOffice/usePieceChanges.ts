import type { ReactNode } from "react";
import { offerUndo } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import type { OrderStatus, PieceSummary, TeamMember } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { toast } from "../../../ui/noticeStore";
import { useEmailDelivery } from "../../auth/public/useEmailDelivery";
import { useDelivery } from "./Delivering";
import { emailNote } from "./emailNote";
import * as calls from "./queries";
import { DELIVERED, firstNameOf, type Subject } from "./subject";
import type { BalanceOnDelivery } from "./useOrderChanges";

/** The order of a piece, under the piece's number. */
const subjectOf = ({ orderId, ...piece }: PieceSummary): Subject => ({ ...piece, id: orderId });

interface PieceChanges {
  busy: boolean;
  /** Moves a piece to a step. Delivering the last one of an order asks for its balance: render `question`. */
  move: (piece: PieceSummary, to: OrderStatus) => void;
  assign: (piece: PieceSummary, to: TeamMember | undefined) => Promise<void>;
  question: ReactNode;
}

/** The changes of pieces on the board, each with its undo. */
export function usePieceChanges(): PieceChanges {
  const { busy, change, changed } = useChange();
  const delivers = useEmailDelivery();
  const { begin, question } = useDelivery(busy);

  const moveTo = async (piece: PieceSummary, to: OrderStatus, balance: BalanceOnDelivery) => {
    const { orderId, pieceCount, number, customer } = piece;
    const moved = await changed(() => calls.movePiece(orderId, piece.id, piece.status, to, balance));
    if (!moved) return;
    const { undoable } = moved;
    const offer = (text: string, note?: string) => {
      const undo = async (named: string) => {
        if (await change(() => calls.undoChange(orderId, named))) toast(`Undone: ${customer}, ${number}`);
      };
      if (undoable === undefined) toast(text);
      else offerUndo({ text, note, undo: () => undo(undoable) });
    };
    const text = `${pieceCount === 1 ? firstNameOf(piece) : number} moved to ${to}`;
    const { payment } = balance;
    if (payment) {
      // An undone delivery reverses no money.
      const taken = `${text}, ${rupees(payment.amountPaise)} ${payment.method === "upi" ? "UPI" : "cash"} recorded`;
      offer(taken, "Undo keeps the payment. Reverse it under Money.");
    } else offer(text, pieceCount === 1 ? emailNote(piece.hasEmail, delivers) : undefined);
  };

  return {
    busy,
    move: (piece, to) => {
      if (to === DELIVERED && piece.openCount === 1) begin(subjectOf(piece), async (balance) => moveTo(piece, to, balance));
      else void moveTo(piece, to, {});
    },
    assign: async ({ orderId, id, number, assignee: from }, to) => {
      if (!(await change(() => calls.assign(orderId, id, from?.id, to?.id)))) return;
      const text = to ? `${number} assigned to ${to.name}` : `${number} unassigned`;
      offerUndo({ text, undo: async () => void (await change(() => calls.assign(orderId, id, to?.id, from?.id))) });
    },
    question,
  };
}
