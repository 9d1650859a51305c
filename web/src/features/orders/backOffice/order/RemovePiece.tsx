import type { Order, OrderPiece } from "../../../../api/schema";
import { FormButtons } from "../../../../form/FormButtons";
import { rupees } from "../../../../format/money";
import { Dialog } from "../../../../ui/Dialog";
import { pieceSubjectOf } from "../subject";
import { useOrderChanges } from "../useOrderChanges";

interface Props {
  order: Order;
  piece: OrderPiece;
  onClose: () => void;
}

/** Asks before a piece is removed: it takes its measurements, choices and price along. */
export function RemovePiece({ order, piece, onClose }: Props) {
  const { busy, removePiece } = useOrderChanges();
  const remove = async () => {
    if (await removePiece(pieceSubjectOf(order, piece))) onClose();
  };
  return (
    <Dialog open role="alertdialog" onClose={() => !busy && onClose()} title={`Remove ${piece.number}?`}>
      <p>
        {piece.serviceName}
        {piece.pricePaise !== undefined && `, ${rupees(piece.pricePaise)}`}. Its measurements, choices and notes are deleted. Photos stay with the order.
      </p>
      <FormButtons busy={busy} onAct={() => void remove()} onCancel={onClose}>
        Remove piece
      </FormButtons>
    </Dialog>
  );
}
