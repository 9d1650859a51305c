import type { ReactNode } from "react";
import type { OrderPiece } from "../../../api/schema";
import { Photo } from "../../../ui/Photo";
import { copy } from "./copy";
import { choicesOf, pieceName, wearerOf } from "./pieces";
import styles from "./PieceRows.later.module.css";

interface Props {
  pieces: readonly OrderPiece[];
  /** What stands at the end of a row. */
  end?: (piece: OrderPiece) => ReactNode;
}

/** Pieces as a compact list: image, name, for whom and what was chosen. */
export function PieceRows({ pieces, end }: Props) {
  return (
    <ul className={styles.pieces} aria-label={copy.piecesTitle}>
      {pieces.map((piece) => {
        const about = [wearerOf(piece, pieces), choicesOf(piece)].filter(Boolean).join(". ");
        return (
          <li key={piece.id}>
            <Photo image={piece.image} sizes="60px" alt="" className={styles.image} />
            <p className={styles.what}>
              <b>{pieceName(piece)}</b>
              {about && <small>{about}</small>}
            </p>
            {end && <span className={styles.end}>{end(piece)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
