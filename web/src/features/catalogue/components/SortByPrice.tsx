import { Button } from "../../../ui/Button";
import { Select } from "../../../ui/Field";
import type { Sort } from "../filters";
import styles from "./SortByPrice.module.css";

interface Props {
  /** The list's own path. */
  action: string;
  sort: Sort | undefined;
  /** The query of the list's filters. */
  query: string;
  onChange: (sort: Sort | undefined) => void;
}

/** A native select; unset while the order is the shop's own or shuffled. */
export function SortByPrice({ action, sort, query, onChange }: Props) {
  const others = [...new URLSearchParams(query)].filter(([name]) => name !== "sort");
  return (
    <form action={action} className={styles.sort} onSubmit={(event) => event.preventDefault()}>
      <Select
        label="Sort by price"
        hideLabel
        name="sort"
        value={sort ?? ""}
        onChange={(event) => onChange((event.currentTarget.value || undefined) as Sort | undefined)}
      >
        <option value="">Sort by price</option>
        <option value="low">Low to High</option>
        <option value="high">High to Low</option>
      </Select>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button type="submit" look="line" small>
          Sort
        </Button>
      </noscript>
    </form>
  );
}
