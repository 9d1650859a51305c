import type { Feature } from "../../site/feature";
import { categoryList } from "./queries";
import { routes } from "./routes";
import { FavouriteKeeper } from "./favourites/FavouriteKeeper";

/** The catalogue: categories, services, products and the wish list. */
export const catalogue: Feature = {
  name: "catalogue",
  routes,
  admin: () => import("./backOffice/part"),
  frame: { everywhere: FavouriteKeeper },
  home: { reads: () => [categoryList()] },
};
