import type { CountedPiece } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { unbrokenHyphens } from "../../../../format/text";
import { Photo } from "../../../../ui/Photo";
import shared from "../../../../ui/shared.module.css";
import { weekday } from "../days";
import styles from "../Piecework.later.module.css";

interface Props {
  piece: CountedPiece;
  withDay?: boolean;
  onCorrect?: () => void;
}

/** A finished piece with what it pays. */
export function PieceRow({ piece: { number, item, image, quantity, amountPaise, redone, alteration, day }, withDay, onCorrect }: Props) {
  const about = [number, withDay && weekday(day), alteration && "alteration", redone && "redone, no pay"].filter(Boolean).join(", ");
  return (
    <li>
      <Photo image={image} sizes="40px" alt="" />
      <p>
        <b>{quantity > 1 ? `${quantity} × ${unbrokenHyphens(item)}` : unbrokenHyphens(item)}</b>
        <small>{about}</small>
      </p>
      <p className={styles.pays}>
        <b>{amountPaise === undefined ? "No rate yet" : rupees(amountPaise)}</b>
        {onCorrect && (
          <button type="button" className={shared.stitch} onClick={onCorrect}>
            Correct<span className={shared.hidden}>{` ${number}`}</span>
          </button>
        )}
      </p>
    </li>
  );
}
