import type { Category, Product, ProductTags } from "../../../api/schema";
import { copy } from "../copy";
import { paths } from "../paths";
import { categoryCounts, tagCounts, type Group, type ProductFilters as Filters } from "../productFilters";
import { FilterForm, FilterGroup } from "./FilterForm";
import { PriceRange } from "./PriceRange";

interface Props {
  categories: readonly Category[];
  tags: ProductTags;
  products: readonly Product[];
  filters: Filters;
  change: (some: Partial<Filters>) => void;
}

/** The filters of all products. */
export function ProductFilters({ categories, tags, products, filters, change }: Props) {
  const group = <Value extends string | number>(name: Group, chosen: readonly Value[]) => ({
    name,
    isChosen: (value: Value) => chosen.includes(value),
    onChange: (value: Value, isChosen: boolean) =>
      change({ [name]: isChosen ? [...chosen, value] : chosen.filter((one) => one !== value) }),
  });
  return (
    <FilterForm action={paths.allProducts()} sort={filters.sort}>
      <PriceRange products={products} filters={filters} change={change} />
      <FilterGroup title={copy.category} values={categoryCounts(categories, products, filters)} {...group("categories", filters.categories)} />
      <FilterGroup title={copy.occasion} values={tagCounts("occasions", tags.occasions, products, filters)} {...group("occasions", filters.occasions)} />
      <FilterGroup title={copy.fabric} values={tagCounts("fabrics", tags.fabrics, products, filters)} {...group("fabrics", filters.fabrics)} />
    </FilterForm>
  );
}
