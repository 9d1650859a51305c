import { describe, expect, test } from "vitest";
import { sampleOf } from "../../testing/sample";
import { boundsOf, isBarIn, priceBars } from "./priceRange";
import { categoryCounts, filteredProducts, NO_FILTERS, productFiltersOf, productQueryOf, sortedProducts, tagCounts } from "./productFilters";

const products = [
  { id: 1, ctid: 1, pricePaise: 45_000, occasions: ["Everyday"], fabrics: ["Cotton"] },
  { id: 2, ctid: 2, pricePaise: 125_000, occasions: ["Festival", "Wedding guest"], fabrics: ["Silk"] },
  { id: 3, ctid: 1, pricePaise: 840_000, occasions: ["Wedding guest"], fabrics: ["Silk", "Velvet"] },
  { id: 4, ctid: 2, pricePaise: 65_000, occasions: [], fabrics: [] },
];
const idsWith = (some: object) => filteredProducts(products, { ...NO_FILTERS, ...some }).map(({ id }) => id);

describe("the filters of all products", () => {
  test("a link to them shows the same list", () => {
    const filters = { from: 500, to: 1300, categories: [2, 1], occasions: ["Wedding guest", "Festival"], fabrics: ["Silk"], sort: "high" } as const;
    expect(productFiltersOf(new URLSearchParams(productQueryOf(filters)))).toEqual(filters);
    expect(productQueryOf(NO_FILTERS)).toBe("");
  });

  test("what cannot be a filter in the URL is ignored", () => {
    const typed = new URLSearchParams("from=-1&to=1e9&categories=1-x-1&occasions=~Festival~Festival&sort=up");
    expect(productFiltersOf(typed)).toEqual({ ...NO_FILTERS, categories: [1], occasions: ["Festival"], sort: undefined });
  });

  test("within a group any value is enough, across groups each has to match", () => {
    expect(idsWith({ occasions: ["Festival", "Everyday"] })).toEqual([1, 2]);
    expect(idsWith({ occasions: ["Wedding guest"], fabrics: ["Velvet"] })).toEqual([3]);
    expect(idsWith({ categories: [1], occasions: ["Festival"] })).toEqual([]);
    expect(idsWith({ from: 450, to: 650 })).toEqual([1, 4]);
  });

  test("each value counts what the other filters leave", () => {
    const filters = { ...NO_FILTERS, occasions: ["Wedding guest"], to: 2000 };
    expect(tagCounts("occasions", ["Festival", "Everyday", "School"], products, filters)).toEqual([
      { value: "Festival", label: "Festival", count: 1 },
      { value: "Everyday", label: "Everyday", count: 1 },
    ]);
    expect(tagCounts("fabrics", ["Silk", "Velvet"], products, filters).map(({ count }) => count)).toEqual([1, 0]);
    const [category] = sampleOf("category_list");
    if (!category) throw new Error("no sample");
    const categories = [1, 2, 3].map((ctid) => ({ ...category, ctid }));
    expect(categoryCounts(categories, products, filters).map(({ value, count }) => [value, count])).toEqual([[1, 0], [2, 1]]);
  });

  test("products are sorted by price, or left in the owner's order", () => {
    const ids = (sort?: "low" | "high") => sortedProducts(products, sort).map(({ id }) => id);
    expect(ids("low")).toEqual([1, 4, 2, 3]);
    expect(ids("high")).toEqual([3, 2, 4, 1]);
    expect(ids()).toEqual([1, 2, 3, 4]);
  });
});

describe("the range of prices", () => {
  test("spans all prices on whole steps", () => {
    expect(boundsOf([{ pricePaise: 45_050 }, { pricePaise: 839_900 }])).toEqual({ low: 450, high: 8400 });
    expect(boundsOf([{ pricePaise: 45_000 }])).toBeUndefined();
    expect(boundsOf([])).toBeUndefined();
  });

  test("its bars count every product once", () => {
    const bounds = { low: 450, high: 8400 };
    const bars = priceBars(products, bounds);
    expect(bars).toHaveLength(12);
    expect([bars[0], bars[1], bars[11]]).toEqual([2, 1, 1]);
    expect(isBarIn(0, bounds, 450, 600)).toBe(true);
    expect(isBarIn(1, bounds, 450, 600)).toBe(false);
    expect(isBarIn(11, bounds, 600, 8400)).toBe(true);
  });
});
