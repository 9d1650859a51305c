import type { OrderNote, OrderPiece } from "../../../api/schema";
import shared from "../../../ui/shared.module.css";
import { moment } from "../myOrders/days";
import styles from "./OrderDetail.later.module.css";

/** Internal notes with author and time; the piece of a note is named where `pieces` are given. */
export function NoteList({ notes, pieces = [] }: { notes: readonly OrderNote[]; pieces?: readonly OrderPiece[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ id, text, author, at, pieceId }) => {
        const piece = pieces.find((one) => one.id === pieceId);
        return (
          <li key={id}>
            <p>{text}</p>
            <small className={shared.muted}>{[author, moment(at), piece && `for the maker of ${piece.number}`].filter(Boolean).join(", ")}</small>
          </li>
        );
      })}
    </ul>
  );
}
