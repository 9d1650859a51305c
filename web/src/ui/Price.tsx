import { rupees, rupeesExact } from "../format/money";
import { classNames } from "./classNames";
import shared from "./shared.module.css";
import styles from "./Labels.module.css";

export interface PriceProps {
  paise: number;
  /** The price before a discount, struck through; the discounted one then shows its paise. */
  originalPaise?: number | undefined;
  large?: boolean | undefined;
}

export function Price({ paise, originalPaise, large }: PriceProps) {
  const discounted = originalPaise !== undefined && originalPaise !== paise;
  return (
    <span className={classNames(styles.price, large && styles.large)}>
      {discounted ? rupeesExact(paise) : rupees(paise)}
      {discounted && (
        <>
          {" "}
          <span className={shared.hidden}>Original price</span>
          <s>{rupeesExact(originalPaise)}</s>
        </>
      )}
    </span>
  );
}

/** The lowest price of several, such as 'from ₹450', or what is shown where there is none. */
export function PriceFrom({ paise, none }: { paise: number | undefined; none?: string }) {
  return <span className={styles.from}>{paise === undefined ? none : `from ${rupees(paise)}`}</span>;
}
