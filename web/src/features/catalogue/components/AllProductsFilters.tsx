import type { Category, Product } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { Choice } from "../../../ui/Field";
import { BANDS } from "../filters";
import { copy } from "../copy";
import { paths } from "../paths";
import { categoryCounts, filteredProducts, type ProductFilters } from "../productFilters";
import styles from "./ProductFilters.module.css";

interface Props {
  categories: readonly Category[];
  products: readonly Product[];
  filters: ProductFilters;
  change: (some: Partial<ProductFilters>) => void;
}

/** The filters of all products. The form works without script; with script each choice applies immediately. */
export function AllProductsFilters({ categories, products, filters, change }: Props) {
  const countOf = (price: ProductFilters["price"]) => filteredProducts(products, { ...filters, price }).length;
  const chosen = filters.categories;
  return (
    <form action={paths.allProducts()} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.group}>
        <legend>Price</legend>
        {[{ key: undefined, label: copy.anyPrice }, ...BANDS].map(({ key, label }) => (
          <Choice
            key={label}
            type="radio"
            name="price"
            value={key ?? ""}
            label={label}
            count={countOf(key)}
            checked={filters.price === key}
            onChange={() => change({ price: key })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Category</legend>
        {categoryCounts(categories, products, filters).map(({ category: { ctid, categoryName }, count }) => (
          <Choice
            key={ctid}
            name="categories"
            value={String(ctid)}
            label={categoryName}
            count={count}
            checked={chosen.includes(ctid)}
            onChange={({ currentTarget }) =>
              change({ categories: currentTarget.checked ? [...chosen, ctid] : chosen.filter((id) => id !== ctid) })
            }
          />
        ))}
      </fieldset>
      {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
      <noscript>
        <Button type="submit" look="line" small>
          Show
        </Button>
      </noscript>
    </form>
  );
}
