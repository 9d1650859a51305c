import { expect, test } from "vitest";
import { sampleOf } from "../../testing/sample";
import { categoryCounts, filteredProducts, productFiltersOf, productQueryOf, sortedProducts } from "./productFilters";

const product = (ctid: number, rupees: number) => ({ ctid, pricePaise: rupees * 100 });
const products = [product(1, 650), product(2, 2400), product(1, 4800), product(2, 900)];
const none = productFiltersOf(new URLSearchParams());

test("filters are parsed as they were written, and ignored if invalid", () => {
  const filters = { price: "under-1000", categories: [1, 7], sort: "high" } as const;
  expect(productFiltersOf(new URLSearchParams(productQueryOf(filters)))).toEqual(filters);
  expect(productFiltersOf(new URLSearchParams("categories=2-5-2-x--1"))).toEqual({ ...none, categories: [2, 5, 1] });
  expect(productFiltersOf(new URLSearchParams("price=cheap&sort=up&categories="))).toEqual(none);
  expect(productQueryOf(none)).toBe("");
});

test("products are narrowed by price and categories and sorted by price", () => {
  const prices = (list: typeof products) => list.map(({ pricePaise }) => pricePaise / 100);
  expect(prices(filteredProducts(products, { ...none, price: "under-1000" }))).toEqual([650, 900]);
  expect(prices(filteredProducts(products, { ...none, categories: [1] }))).toEqual([650, 4800]);
  expect(prices(sortedProducts(products, "low"))).toEqual([650, 900, 2400, 4800]);
  expect(prices(sortedProducts(products, "high"))).toEqual([4800, 2400, 900, 650]);
  expect(prices(sortedProducts(products, undefined))).toEqual([650, 2400, 4800, 900]);
});

test("a category counts what it would add to the list, and one without products is left out", () => {
  const [sample] = sampleOf("category_list");
  const categories = [1, 2, 3].map((ctid) => ({ ...sample!, id: ctid, ctid }));
  const counts = (filters: typeof none) =>
    categoryCounts(categories, products, filters).map(({ category, count }) => [category.ctid, count]);
  expect(counts({ ...none, categories: [1] })).toEqual([[1, 2], [2, 2]]);
  expect(counts({ ...none, price: "over-2500" })).toEqual([[1, 1], [2, 0]]);
});
