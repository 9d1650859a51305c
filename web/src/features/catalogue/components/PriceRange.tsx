import { useState, type CSSProperties } from "react";
import type { Product } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { Field } from "../../../ui/Field";
import { copy } from "../copy";
import { boundsOf, isBarIn, priceBars, STEP } from "../priceRange";
import { filteredProducts, type ProductFilters } from "../productFilters";
import filter from "./Filters.module.css";
import styles from "./PriceRange.later.module.css";

interface Props {
  products: readonly Product[];
  filters: ProductFilters;
  change: (some: Pick<ProductFilters, "from" | "to">) => void;
}

/** The lowest and the highest price, by two thumbs or typed, over how many products have which price. */
export function PriceRange({ products, filters, change }: Props) {
  const bounds = boundsOf(products);
  const { from = bounds?.low ?? 0, to = bounds?.high ?? 0 } = filters;
  // A thumb is dragged over many prices; the list follows when it is let go.
  const [dragged, setDragged] = useState<{ from: number; to: number }>();
  if (!bounds) return null;
  const { low, high } = bounds;
  const shown = dragged ?? { from, to };
  const bars = priceBars(filteredProducts(products, { ...filters, from: undefined, to: undefined }), bounds);
  const most = Math.max(...bars, 1);
  const apply = ({ from, to }: { from: number; to: number }) => {
    setDragged(undefined);
    change({ from: from > low ? from : undefined, to: to < high ? to : undefined });
  };
  const settle = () => dragged && apply(dragged);
  const percent = (price: number) => `${(Math.min(Math.max((price - low) / (high - low), 0), 1) * 100).toFixed(2)}%`;
  const thumb = (label: string, value: number, onValue: (value: number) => { from: number; to: number }) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={rupees(value * 100)}
      min={low}
      max={high}
      step={STEP}
      value={value}
      onChange={({ currentTarget }) => setDragged(onValue(Number(currentTarget.value)))}
      onPointerUp={settle}
      onKeyUp={settle}
      onBlur={settle}
    />
  );
  return (
    <fieldset className={`${filter.group} ${styles.price}`}>
      <legend>{copy.price}</legend>
      <div className={styles.bars} aria-hidden="true">
        {bars.map((count, bar) => (
          <i
            key={bar}
            className={isBarIn(bar, bounds, shown.from, shown.to) ? styles.in : undefined}
            style={{ height: `${(count / most) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.range} style={{ "--from": percent(shown.from), "--to": percent(shown.to) } as CSSProperties}>
        {thumb(copy.lowestPrice, shown.from, (from) => ({ from: Math.min(from, shown.to - STEP), to: shown.to }))}
        {thumb(copy.highestPrice, shown.to, (to) => ({ from: shown.from, to: Math.max(to, shown.from + STEP) }))}
      </div>
      <div className={styles.ends}>
        <PriceEnd label={copy.priceFrom} value={shown.from} onValue={(from) => apply({ from: Math.min(from, to), to })} />
        <PriceEnd label={copy.priceTo} value={shown.to} onValue={(to) => apply({ from, to: Math.max(from, to) })} />
      </div>
    </fieldset>
  );
}

/** One end of the range, typed; applies on Enter and when it is left. */
function PriceEnd({ label, value, onValue }: { label: string; value: number; onValue: (value: number) => void }) {
  const [typed, setTyped] = useState<string>();
  const apply = () => {
    const price = (typed ?? "").replaceAll(/\D/g, "").slice(0, 8);
    setTyped(undefined);
    if (price !== "" && Number(price) !== value) onValue(Number(price));
  };
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      value={typed ?? rupees(value * 100)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={apply}
      onKeyDown={({ key }) => key === "Enter" && apply()}
    />
  );
}
