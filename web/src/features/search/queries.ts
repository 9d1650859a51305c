import { read } from "../../api/read";
import type { SearchHit } from "../../api/schema";

export interface Asked {
  q: string;
  /** Only results of this type, and more of them. */
  type?: SearchHit["type"] | undefined;
  /** Not to correct the query. */
  exact?: boolean;
}

export const searchList = ({ q, type, exact }: Asked) =>
  read("search_list", "/search", { query: { q, ...(type && { type }), ...(exact && { exact }) } });

/** What is booked most often. */
export const wantedItemList = () => read("wanted_item_list", "/search/wanted");

/** The starting points of an empty search. */
export const startingPoints = () => read("category_list", "/catalogue/categories");
