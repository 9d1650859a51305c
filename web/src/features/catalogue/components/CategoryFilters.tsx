import type { Category } from "../../../api/schema";
import { Field } from "../../../ui/Field";
import { copy } from "../copy";
import { BANDS, filtered, type Filters } from "../filters";
import { paths } from "../paths";
import { FilterForm, FilterGroup } from "./FilterForm";
import styles from "./Filters.module.css";

interface Props {
  categories: readonly Category[];
  filters: Filters;
  change: (some: Partial<Filters>) => void;
}

/** The filters of the categories. */
export function CategoryFilters({ categories, filters, change }: Props) {
  const countOf = (some: Partial<Filters>) => filtered(categories, { ...filters, ...some }).length;
  const bands = BANDS.map(({ key, label }) => ({ value: key, label, count: countOf({ price: key }) }));
  return (
    <FilterForm action={paths.products()} sort={filters.sort}>
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
      <FilterGroup
        title={copy.price}
        name="price"
        single
        values={[{ value: "", label: copy.anyPrice, count: countOf({ price: undefined }) }, ...bands]}
        isChosen={(value) => (filters.price ?? "") === value}
        onChange={(value) => change({ price: BANDS.find(({ key }) => key === value)?.key })}
      />
      <FilterGroup
        title="Learn it yourself"
        name="courses"
        values={[{ value: "1", label: "Has courses", count: countOf({ courses: true }) }]}
        isChosen={() => filters.courses}
        onChange={(_, courses) => change({ courses })}
      />
    </FilterForm>
  );
}
