import type { Category } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { Choice, Field } from "../../../ui/Field";
import { BANDS, filtered, type Filters } from "../filters";
import { paths } from "../paths";
import styles from "./ProductFilters.module.css";

/** The filters. The form works without script; with script each choice applies immediately. */
export function ProductFilters({
  categories,
  filters,
  change,
}: {
  categories: readonly Category[];
  filters: Filters;
  change: (some: Partial<Filters>) => void;
}) {
  const countOf = (some: Partial<Filters>) => filtered(categories, { ...filters, ...some }).length;
  return (
    <form action={paths.products()} role="search" onSubmit={(event) => event.preventDefault()}>
      <Field
        label="Name"
        name="name"
        type="search"
        maxLength={80}
        enterKeyHint="done"
        autoComplete="off"
        value={filters.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        className={styles.name}
      />
      <fieldset className={styles.group}>
        <legend>Price</legend>
        <Choice
          type="radio"
          name="price"
          value=""
          label="Any price"
          count={countOf({ price: undefined })}
          checked={filters.price === undefined}
          onChange={() => change({ price: undefined })}
        />
        {BANDS.map(({ key, label }) => (
          <Choice
            key={key}
            type="radio"
            name="price"
            value={key}
            label={label}
            count={countOf({ price: key })}
            checked={filters.price === key}
            onChange={() => change({ price: key })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Learn it yourself</legend>
        <Choice
          name="courses"
          value="1"
          label="Has courses"
          count={countOf({ courses: true })}
          checked={filters.courses}
          onChange={(event) => change({ courses: event.currentTarget.checked })}
        />
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
