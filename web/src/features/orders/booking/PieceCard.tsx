import type { ReactNode } from "react";
import { rupees } from "../../../format/money";
import { Icon } from "../../../ui/Icon";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { copy } from "./copy";
import { pieceEstimate, type OfferedPiece, type PieceEstimate } from "./estimate";
import styles from "./Pieces.later.module.css";

interface Props {
  offered: OfferedPiece;
  /** Its number in the list. */
  number: number;
  onEdit: () => void;
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
}

/** A piece with its fields folded away. */
export function PieceCard({ offered, number, onEdit, onDuplicate, onRemove }: Props) {
  const estimate = pieceEstimate(offered);
  return (
    <article className={styles.card} aria-label={copy.pieces.piece(number)}>
      <PieceHead offered={offered} estimate={estimate} />
      <p className={styles.tools}>
        <Tool number={number} onPress={onEdit}>
          {copy.pieces.edit}
        </Tool>
        {onDuplicate && (
          <Tool number={number} onPress={onDuplicate}>
            {copy.pieces.duplicate}
          </Tool>
        )}
        <Tool number={number} onPress={onRemove} last>
          {copy.pieces.remove}
        </Tool>
      </p>
    </article>
  );
}

const MISSING = { loading: copy.loading, failed: copy.what.failed, gone: copy.what.gone };

function PieceHead({ offered: { piece, product, missing }, estimate }: { offered: OfferedPiece; estimate: PieceEstimate }) {
  const { title, forWhom, quantity, paise } = estimate;
  return (
    <div className={styles.head}>
      <Photo image={product?.image} alt="" sizes="84px" className={styles.image} />
      <div>
        <h3>
          {!missing && quantity > 1 && `${quantity} × `}
          {missing ? MISSING[missing] : title}
        </h3>
        <p className={styles.for}>{forWhom !== "" ? copy.pieces.forWhom(forWhom) : piece.someoneElse ? copy.pieces.someone : copy.pieces.forMe}</p>
        <p className={styles.chosen}>{detailOf(estimate)}</p>
        {piece.note && <p className={styles.chosen}>{piece.note}</p>}
      </div>
      {paise !== undefined && (
        <p className={styles.estimate}>
          {rupees(paise)} <small>{copy.pieces.estimate}</small>
        </p>
      )}
    </div>
  );
}

/** "Boat, Cotton lining +₹250". */
export const detailOf = ({ options }: PieceEstimate): string =>
  options.map(({ name, pricePaise }) => (pricePaise > 0 ? `${name} +${rupees(pricePaise)}` : name)).join(", ");

/** A button of a piece, which says to whom it belongs. */
export function Tool({ number, onPress, last, children }: { number: number; onPress: () => void; last?: boolean; children: ReactNode }) {
  return (
    <button type="button" className={last ? `${shared.stitch} ${styles.last}` : shared.stitch} onClick={onPress}>
      {children}
      <span className={shared.hidden}>{` ${copy.pieces.piece(number).toLowerCase()}`}</span>
    </button>
  );
}

/** What was done last, with its undo. */
export function ChangeNote({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <div className={styles.change} role="status">
      <Icon name="check" />
      <span>{text}</span>
      <button type="button" data-undo="" className={shared.stitch} onClick={onUndo}>
        {copy.pieces.undo}
      </button>
    </div>
  );
}
