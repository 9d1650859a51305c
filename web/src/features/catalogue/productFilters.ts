import type { Category, Product, ProductTags } from "../../api/schema";
import type { Sort } from "./filters";

/** The filters of the list of all products. They are in the URL, so that a link shows the same list to everyone. */
export interface ProductFilters {
  /** The lowest and the highest price, in rupees. */
  from?: number | undefined;
  to?: number | undefined;
  /** Ids of categories; none for all. */
  categories: readonly number[];
  occasions: readonly string[];
  fabrics: readonly string[];
  sort?: Sort | undefined;
}

/** The filters with several values. */
export type Group = "categories" | "occasions" | "fabrics";

/** Separates the tags in the URL; none has it in its name. */
const BETWEEN_TAGS = "~";

export const NO_FILTERS: Omit<ProductFilters, "sort"> = { from: undefined, to: undefined, categories: [], occasions: [], fabrics: [] };

const rupeesIn = (text: string | null): number | undefined => (text && /^\d{1,8}$/.test(text) ? Number(text) : undefined);
const tagsIn = (text: string | null): string[] => [...new Set((text ?? "").split(BETWEEN_TAGS))].filter(Boolean);

export function productFiltersOf(search: URLSearchParams): ProductFilters {
  const sort = search.get("sort");
  const ids = (search.get("categories") ?? "").split("-").map(Number);
  return {
    from: rupeesIn(search.get("from")),
    to: rupeesIn(search.get("to")),
    categories: [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0),
    occasions: tagsIn(search.get("occasions")),
    fabrics: tagsIn(search.get("fabrics")),
    sort: sort === "low" || sort === "high" ? sort : undefined,
  };
}

/** The query string for these filters; empty when none is set. */
export function productQueryOf({ from, to, categories, occasions, fabrics, sort }: ProductFilters): string {
  const query = new URLSearchParams();
  if (from !== undefined) query.set("from", String(from));
  if (to !== undefined) query.set("to", String(to));
  if (categories.length > 0) query.set("categories", categories.join("-"));
  if (occasions.length > 0) query.set("occasions", occasions.join(BETWEEN_TAGS));
  if (fabrics.length > 0) query.set("fabrics", fabrics.join(BETWEEN_TAGS));
  if (sort) query.set("sort", sort);
  return query.toString();
}

/** Whether any filter is set; sorting does not count. */
export const isFiltered = ({ from, to, categories, occasions, fabrics }: ProductFilters): boolean =>
  from !== undefined || to !== undefined || categories.length + occasions.length + fabrics.length > 0;

type Listed = Pick<Product, "ctid" | "pricePaise" | "occasions" | "fabrics">;

const isOneOf = <Value>(chosen: readonly Value[], values: readonly Value[]): boolean =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));

/** The products that have one of the chosen values of each group, and a price in the range. */
export function filteredProducts<One extends Listed>(
  products: readonly One[],
  { from = 0, to = Infinity, categories, occasions, fabrics }: ProductFilters,
): One[] {
  return products.filter(
    (product) =>
      product.pricePaise >= from * 100 &&
      product.pricePaise <= to * 100 &&
      isOneOf(categories, [product.ctid]) &&
      isOneOf(occasions, product.occasions) &&
      isOneOf(fabrics, product.fabrics),
  );
}

/** Sorts by price, stable; without a sort in the owner's order. */
export const sortedProducts = <One extends Listed>(products: readonly One[], sort: Sort | undefined): One[] =>
  sort ? products.toSorted((one, other) => (sort === "low" ? 1 : -1) * (one.pricePaise - other.pricePaise)) : [...products];

/** A value of a group, with how many products the other filters leave of it. */
export interface GroupValue<Value> {
  value: Value;
  label: string;
  count: number;
}

/** The categories with products. */
export function categoryCounts(categories: readonly Category[], products: readonly Listed[], filters: ProductFilters): GroupValue<number>[] {
  const others = filteredProducts(products, { ...filters, categories: [] });
  return categories
    .filter(({ ctid }) => products.some((product) => product.ctid === ctid))
    .map(({ ctid, categoryName }) => ({ value: ctid, label: categoryName, count: others.filter((product) => product.ctid === ctid).length }));
}

/** The tags of one kind that a product has. */
export function tagCounts(
  kind: keyof ProductTags,
  tags: readonly string[],
  products: readonly Listed[],
  filters: ProductFilters,
): GroupValue<string>[] {
  const others = filteredProducts(products, { ...filters, [kind]: [] });
  return tags
    .filter((tag) => products.some((product) => product[kind].includes(tag)))
    .map((tag) => ({ value: tag, label: tag, count: others.filter((product) => product[kind].includes(tag)).length }));
}
