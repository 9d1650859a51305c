import type { Order } from "../../../api/schema";
import { rupees, signedRupees } from "../../../format/money";
import { copy } from "./copy";
import { isOver } from "./order";
import { adjustmentsOf, priceLineOf, type PriceLine } from "./pieces";
import styles from "./PriceLines.later.module.css";

const messages = copy.money;

/** How the price of an order adds up: pieces with their options, rush fee, discount, alterations, total. */
export function PriceLines({ order }: { order: Order }) {
  const { pieces, pricePaise, estimatePaise } = order;
  return (
    <>
      <ul className={styles.lines}>
        {pieces.map((piece) => (
          <Line key={piece.id} line={priceLineOf(piece)} />
        ))}
        {adjustmentsOf(order).map(({ name, paise }, place) => (
          <li key={place}>
            <p className={paise < 0 ? styles.off : undefined}>
              <span>{name}</span>
              <b>{signedRupees(paise)}</b>
            </p>
          </li>
        ))}
      </ul>
      {pricePaise !== undefined ? (
        <p className={styles.total}>
          <span>{messages.total}</span>
          <b>{rupees(pricePaise)}</b>
        </p>
      ) : (
        <>
          {estimatePaise !== undefined && (
            <p className={styles.total}>
              <span>{messages.estimate}</span>
              <b>{messages.from(rupees(estimatePaise))}</b>
            </p>
          )}
          {!isOver(order.status) && <p className={styles.note}>{messages.estimateText}</p>}
        </>
      )}
    </>
  );
}

function Line({ line: { name, paise, options, estimatePaise } }: { line: PriceLine }) {
  return (
    <li>
      <p>
        <span>{name}</span>
        <b>{paise === undefined ? messages.noPrice : rupees(paise)}</b>
      </p>
      {options.map((option, place) => (
        <p key={place} className={styles.option}>
          <span>{option.name}</span>
          {option.paise !== undefined && <span>{signedRupees(option.paise)}</span>}
        </p>
      ))}
      {estimatePaise !== undefined && <p className={styles.option}>{messages.wasEstimated(rupees(estimatePaise))}</p>}
    </li>
  );
}
