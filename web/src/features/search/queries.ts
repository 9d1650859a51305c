import { read } from "../../api/read";

export const searchList = (q: string) => read("search_list", "/search", { query: { q } });

/** The starting points of an empty search. */
export const startingPoints = () => read("category_list", "/catalogue/categories");
