import type { Category, Product } from "../../api/schema";
import { BANDS, bandOf, type Band, type Sort } from "./filters";

/** The filters of the list of all products. They are in the URL, so that a link shows the same list to everyone. */
export interface ProductFilters {
  price?: Band | undefined;
  /** Ids of categories; none for all. */
  categories: readonly number[];
  sort?: Sort | undefined;
}

export function productFiltersOf(search: URLSearchParams): ProductFilters {
  const sort = search.get("sort");
  const ids = (search.get("categories") ?? "").split("-").map(Number);
  return {
    price: BANDS.find(({ key }) => key === search.get("price"))?.key,
    categories: [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0),
    sort: sort === "low" || sort === "high" ? sort : undefined,
  };
}

/** The query string for these filters; empty when none is set. */
export function productQueryOf({ price, categories, sort }: ProductFilters): string {
  const query = new URLSearchParams();
  if (price) query.set("price", price);
  if (categories.length > 0) query.set("categories", categories.join("-"));
  if (sort) query.set("sort", sort);
  return query.toString();
}

type Listed = Pick<Product, "ctid" | "pricePaise">;

export function filteredProducts<One extends Listed>(products: readonly One[], { price, categories }: ProductFilters): One[] {
  return products.filter(
    ({ ctid, pricePaise }) =>
      (price === undefined || bandOf(pricePaise) === price) && (categories.length === 0 || categories.includes(ctid)),
  );
}

/** Sorts by price, stable; without a sort in the owner's order. */
export const sortedProducts = <One extends Listed>(products: readonly One[], sort: Sort | undefined): One[] =>
  sort ? products.toSorted((one, other) => (sort === "low" ? 1 : -1) * (one.pricePaise - other.pricePaise)) : [...products];

/** The categories with products, each with how many of them the other filters leave. */
export function categoryCounts(
  categories: readonly Category[],
  products: readonly Listed[],
  filters: ProductFilters,
): { category: Category; count: number }[] {
  const others = filteredProducts(products, { ...filters, categories: [] });
  return categories
    .filter(({ ctid }) => products.some((product) => product.ctid === ctid))
    .map((category) => ({ category, count: others.filter(({ ctid }) => ctid === category.ctid).length }));
}
