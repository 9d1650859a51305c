import { read } from "../../api/read";

export const searchList = (q: string) => read("search_list", "/search", { query: { q } });

/** Where somebody who found nothing may start. */
export const startingPoints = () => read("category_list", "/catalogue/categories");
