import type { Category } from "../../api/schema";

/** Filters and sorting are in the URL, so that a link shows the same list to everyone. */
export const FILTER_KEYS = ["price", "courses", "sort"] as const;

export const BANDS = [
  { key: "under-1000", label: "Under ₹1,000" },
  { key: "1000-2500", label: "₹1,000 to ₹2,500" },
  { key: "over-2500", label: "Above ₹2,500" },
] as const;

export type Band = (typeof BANDS)[number]["key"];
export type Sort = "low" | "high";

/** The valid values of each filter in the URL. */
export const FILTER_VALUES = { price: BANDS.map(({ key }) => key), courses: ["1"], sort: ["low", "high"] };

export interface Filters {
  price?: Band | undefined;
  courses: boolean;
  /** As typed. */
  name: string;
  sort?: Sort | undefined;
}

export function filtersOf(search: URLSearchParams): Filters {
  const sort = search.get("sort");
  return {
    price: BANDS.find(({ key }) => key === search.get("price"))?.key,
    courses: search.get("courses") === "1",
    name: search.get("name") ?? "",
    sort: sort === "low" || sort === "high" ? sort : undefined,
  };
}

/** The query string for these filters; empty when none is set. */
export function queryOf({ price, courses, name, sort }: Filters): string {
  const query = new URLSearchParams();
  if (price) query.set("price", price);
  if (courses) query.set("courses", "1");
  if (name !== "") query.set("name", name);
  if (sort) query.set("sort", sort);
  return query.toString();
}

/** Whether any filter is set; sorting does not count. */
export const isNarrowed = ({ price, courses, name }: Filters): boolean =>
  price !== undefined || courses || name.trim() !== "";

const THOUSAND = 1000_00;
const TWO_AND_A_HALF_THOUSAND = 2500_00;

/** The price band of a lowest price; undefined without a price. */
export function bandOf(paise: number | undefined): Band | undefined {
  if (paise === undefined) return undefined;
  if (paise < THOUSAND) return "under-1000";
  return paise <= TWO_AND_A_HALF_THOUSAND ? "1000-2500" : "over-2500";
}

type Listed = Pick<Category, "categoryName" | "fromPricePaise" | "hasCourses">;

export function filtered<One extends Listed>(categories: readonly One[], { price, courses, name }: Filters): One[] {
  const wanted = name.trim().toLowerCase();
  return categories.filter(
    (category) =>
      (price === undefined || bandOf(category.fromPricePaise) === price) &&
      (!courses || category.hasCourses) &&
      category.categoryName.toLowerCase().includes(wanted),
  );
}

/** Sorts by lowest price, stable; categories without a price, and so without products, come last in any case. */
export function sorted<One extends Listed>(categories: readonly One[], sort: Sort | undefined): One[] {
  return [...categories].sort(({ fromPricePaise: one }, { fromPricePaise: other }) => {
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    if (!sort) return 0;
    return sort === "low" ? one - other : other - one;
  });
}
