import { Button } from "../../../ui/Button";
import { Select } from "../../../ui/Field";
import type { Filters, Sort } from "../filters";
import { paths } from "../paths";
import styles from "./SortByPrice.module.css";

/** A native select; unset while the order is shuffled. */
export function SortByPrice({
  filters: { price, courses, name, sort },
  change,
}: {
  filters: Filters;
  change: (some: Partial<Filters>) => void;
}) {
  return (
    <form action={paths.products()} className={styles.sort} onSubmit={(event) => event.preventDefault()}>
      <Select
        label="Sort by price"
        hideLabel
        name="sort"
        value={sort ?? ""}
        onChange={(event) => change({ sort: (event.currentTarget.value || undefined) as Sort | undefined })}
      >
        <option value="">Sort by price</option>
        <option value="low">Low to High</option>
        <option value="high">High to Low</option>
      </Select>
      {price && <input type="hidden" name="price" value={price} />}
      {courses && <input type="hidden" name="courses" value="1" />}
      {name && <input type="hidden" name="name" value={name} />}
      <noscript>
        <Button type="submit" look="line" small>
          Sort
        </Button>
      </noscript>
    </form>
  );
}
